import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ReloadContext } from './reload.ts';

/** Keeps an error in one screen from breaking the whole page; also catches chunks that failed to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = ReloadContext;
  declare context: () => void;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        heading="Error"
        message="This page could not be shown. Please try again."
        onAction={() => this.context()}
      />
    );
  }
}
