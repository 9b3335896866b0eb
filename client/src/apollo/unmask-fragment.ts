import type { FragmentType } from '@apollo/client';

/**
 * Unmasks a component's own fragment. Only the types are masked, so that a component cannot rely on fields that others
 * selected; masking the data as well, and watching each fragment, costs more than it saves.
 * @param from the masked object that the screen's query returned; undefined while it is loading
 */
export const unmaskFragment = <TData>(from: FragmentType<TData> | null | undefined): TData | undefined =>
  from ? (from as TData) : undefined;
