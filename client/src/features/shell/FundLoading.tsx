import { type ReactNode, useEffect, useState } from 'react';
import { FullScreenLoading } from '../../components/FullScreenLoading.tsx';

/** The spec gives the fund's dashboard one more second of loading when it is first shown. */
const INITIAL_LOADING_MS = 1000;

export function FundLoading({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), INITIAL_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready ? children : <FullScreenLoading />;
}
