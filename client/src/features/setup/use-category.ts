import { useState } from 'react';
import { keepEntry, readEntry } from '../../auth/kept-entries.ts';
import { useSession } from '../../auth/SessionProvider.tsx';
import { useSuggestCategoryQuery } from './Suggestions.generated.ts';

const NAME = 'set-up:category';

interface Company {
  name: string;
  domain: string | null;
}

/** The kind of business that proposals are made for: the one the brand seems to be in, until another is chosen. */
export function useCategory({ name, domain }: Company) {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.session.user.id : '';
  const [chosen, setChosen] = useState(() => {
    const kept = readEntry(userId, NAME);
    return typeof kept === 'string' ? kept : null;
  });
  const { data, loading } = useSuggestCategoryQuery({
    variables: { name, domain },
    fetchPolicy: 'cache-first',
  });
  const categories = data?.suggestionCategories ?? [];
  const words = chosen ?? data?.suggestCategory?.category.label ?? '';
  const known = categories.find(({ label }) => label.toLowerCase() === words.trim().toLowerCase());
  return {
    /** As it is shown and typed. */
    words,
    /** What proposals are asked with; null for the brand's own. */
    category: known?.key ?? (words.trim() || null),
    categories,
    loading,
    choose(text: string) {
      setChosen(text);
      keepEntry(userId, NAME, text);
    },
  };
}
