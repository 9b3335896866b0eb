import { useSearchParams } from 'react-router-dom';

/** The choice in `?name=…`; the first one, which is not written there, when it is missing or unknown. */
export function useChoiceParam<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [search, setSearch] = useSearchParams();
  const choice = choices.find((candidate) => candidate === search.get(name)) ?? choices[0];
  const setChoice = (chosen: Choice) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (chosen === choices[0]) next.delete(name);
        else next.set(name, chosen);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [choice, setChoice];
}
