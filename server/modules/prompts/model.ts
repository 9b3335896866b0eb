/** A prompt by its topic's name and its question. */
export interface PromptWanted {
  topic: string;
  prompt: string;
  promptGroup: string | null;
}
