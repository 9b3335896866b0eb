/** A short llms.txt file with lines of more than 40 characters on average. */
export const llmsTxtFile = {
  sample: true,
  text: `# Acme Audio

> Acme Audio makes headphones and microphones for studios and stages.
- [Headphones](https://acme-audio.example/headphones): Every model
- [Support](https://acme-audio.example/support): Manuals and spare parts`,
  scores: { conciseness: 85, fluency: 90, technicalAccuracy: 88, citationPotential: 82 },
};

/** Initial content of Generate Optimized Content. */
export const contentGenerator = {
  simulated: true,
  sampleContent: 'Which headphones suit a studio?\n\nClosed ones do. In 2025, 8 of 10 studios used them.',
};
