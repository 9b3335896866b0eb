import { collectionSettings, platforms } from './collection.ts';
import { viewer } from './fixtures.ts';

type Company = { id: string | null; name: string; domain: string | null; aliases: string[] };
interface Row {
  topic: string;
  question: string;
}

/** A new account that stores what the client saves, as a server does. */
export class NewAccount {
  brand: Company | null = null;
  /** The site that the server suggests. */
  site: string | null = null;
  /** The language that it suggests prompts in. */
  siteLanguage: 'EN' | 'DE' = 'EN';
  /** Whether the catalogue has the brand's business. */
  isKnown = true;
  competitors: Company[] = [];
  topics: { id: string; name: string; slug: string; archived: boolean; promptCount: number }[] = [];
  prompts: { id: string; topicId: string; question: string }[] = [];
  settings = {
    ...collectionSettings,
    platforms: [] as string[],
    monthlyBudget: 25 as number | null,
    setUp: false,
  };

  /** Replies by field of the API. */
  answers = () => ({
    platforms,
    viewer: () => this.viewer(),
    topicSettings: () => this.topics,
    promptSettings: () => ({ total: this.prompts.length, prompts: this.prompts }),
    collectionSettings: () => this.settings,
    saveBrand: ({ input }: Record<string, unknown>) => this.saveBrand(input as never),
    importPrompts: ({ rows }: Record<string, unknown>) => this.importPrompts(rows as Row[]),
    archivePrompts: ({ ids }: Record<string, unknown>) => this.archivePrompts(ids as string[]),
    saveCollectionSettings: ({ input }: Record<string, unknown>) => {
      this.settings = { ...this.settings, ...(input as object) };
      return { errors: [], settings: this.settings };
    },
    suggestAliases: ['Quill', 'Quillmark Labs'],
    suggestSite: () => this.site,
    suggestOffering: null,
    suggestPromptLanguage: () => this.siteLanguage,
    // The catalogue has this brand's business, and no entry for pens.
    suggestCategory: ({ category }: Record<string, unknown>) =>
      this.isKnown && (category === null || category === 'Note taking')
        ? { category: CATEGORIES[0], basis: 'KNOWN' }
        : null,
    suggestionCategories: CATEGORIES,
    suggestCompetitors: ({ category }: Record<string, unknown>) => ({
      companies: isNotes(category)
        ? [
            { name: 'Inkwell', domain: 'inkwell.example', basis: 'KNOWN' },
            { name: 'Papermoon', domain: null, basis: 'KNOWN' },
          ]
        : [],
    }),
    suggestTopics: ({ category, language }: Record<string, unknown>) =>
      language === 'DE'
        ? {
            basis: 'KNOWN',
            category: CATEGORIES[0],
            language,
            topics: [topicOf('Notizen', 'Welche Notiz-Apps sind gut?')],
          }
        : isNotes(category)
          ? { basis: 'KNOWN', category: CATEGORIES[0], language, topics: NOTE_TOPICS }
          : {
              basis: 'GUESS',
              category: null,
              language,
              topics: [topicOf('Finding pens', 'Which pens are best?')],
            },
  });

  private viewer() {
    return { ...viewer, brand: this.brand, competitors: this.competitors, topics: this.topics };
  }

  private saveBrand({ brand, competitors }: { brand: Company; competitors: Company[] }) {
    this.brand = { ...brand, id: 'brand-1' };
    this.competitors = competitors.map((company, index) => ({
      ...company,
      id: company.id ?? `company-${index}`,
    }));
    return { errors: [], viewer: this.viewer() };
  }

  private importPrompts(rows: Row[]) {
    for (const { topic, question } of rows) {
      let found = this.topics.find(({ name }) => name === topic);
      if (!found) {
        found = { id: `t${this.topics.length}`, name: topic, slug: topic, archived: false, promptCount: 0 };
        this.topics = [...this.topics, found];
      }
      this.prompts = [...this.prompts, { id: `p${this.prompts.length}`, topicId: found.id, question }];
    }
    return { rows: rows.map((_row, index) => ({ index, outcome: 'ADDED', reason: null })), topicsAdded: [] };
  }

  private archivePrompts(ids: string[]) {
    this.prompts = this.prompts.filter(({ id }) => !ids.includes(id));
    return { prompts: [] };
  }
}

const CATEGORIES = [
  { key: 'notes', label: 'Note taking', group: 'Software' },
  { key: 'banks', label: 'Banks', group: 'Finance' },
];

const isNotes = (category: unknown) => category === 'notes' || category === 'Note taking';

const topicOf = (name: string, ...questions: string[]) => ({
  name,
  prompts: questions.map((question) => ({ question, branded: false })),
});

const NOTE_TOPICS = [
  topicOf('Choosing', 'Which note app is best?', 'Which note app is simplest?'),
  topicOf('Price', 'Which note app is free?'),
];
