import { type ReactNode, useEffect, useState } from 'react';
import { FullScreenLoading } from '../../components/FullScreenLoading.tsx';
import { Unseen } from '../../components/Unseen.tsx';

/** The spec gives the fund's dashboard one more second of loading when it is first shown. */
const INITIAL_LOADING_MS = 1000;

/** Holds back what is inside for a moment, on the fund's dashboard only; it goes on loading meanwhile. */
export function FundLoading({ active, children }: { active: boolean; children: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setOver(true), INITIAL_LOADING_MS);
    return () => clearTimeout(timer);
  }, [active]);
  const held = active && !over;
  return (
    <>
      {held && <FullScreenLoading />}
      <Unseen active={held}>{children}</Unseen>
    </>
  );
}
