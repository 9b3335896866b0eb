import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { FundLoading } from './FundLoading.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const loading = (active: boolean) => (
  <ChakraProvider value={system}>
    <FundLoading active={active}>
      <button type="button">Content</button>
    </FundLoading>
  </ChakraProvider>
);
const content = () => screen.queryByRole('button', { name: 'Content' });
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('hides the fund’s content behind a spinner for one second', () => {
  render(loading(true));
  after(999);
  expect(screen.getByRole('status').textContent).toBe('Loading data...');
  expect(content()).toBeNull();
  after(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(content()).toBeTruthy();
});

test('starts the second when the view is known to be the fund’s', () => {
  const { rerender } = render(loading(false));
  after(5000);
  rerender(loading(true));
  after(999);
  expect(content()).toBeNull();
  after(1);
  expect(content()).toBeTruthy();
});

test('does not delay other accounts', () => {
  render(loading(false));
  expect(content()).toBeTruthy();
});
