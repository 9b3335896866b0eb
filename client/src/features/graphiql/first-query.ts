/** What a new tab holds. */
export const FIRST_QUERY = `# Runs in your name, with the rights of your session. Ctrl+Enter runs it; Ctrl+Space completes.

query Numbers {
  viewer {
    email
    brand {
      name
    }
  }
  dashboard(filter: { days: 30 }) {
    metrics {
      visibility {
        percent
        mentionRate {
          value
          low
          high
          answers
        }
      }
      sentiment {
        score
      }
    }
  }
}
`;
