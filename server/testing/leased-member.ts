/**
 * A member of something that is leased to a test. Calling it throws once the lease has ended, as if it were really closed:
 * the next test has it then.
 */
export function leasedMember<T extends object>(target: T, key: PropertyKey, isOpen: () => boolean): unknown {
  const value: unknown = Reflect.get(target, key, target);
  if (typeof value !== 'function') return value;
  return (...args: unknown[]) => {
    if (!isOpen()) throw new Error('The database is closed.');
    return value.apply(target, args);
  };
}
