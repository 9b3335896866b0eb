/** How good a language model should find an llms.txt file, each 0–100. */
export interface LlmsTxtScores {
  conciseness: number;
  fluency: number;
  technicalAccuracy: number;
  citationPotential: number;
}

/** The llms.txt file to edit, and the scores it starts with. */
export interface LlmsTxtFile {
  sample: boolean;
  text: string;
  scores: LlmsTxtScores;
}

/** What content is optimized with. */
export interface ContentGenerator {
  /** The generation is an imitation. */
  simulated: boolean;
  /** Paragraphs, an empty line between them. */
  sampleContent: string;
}
