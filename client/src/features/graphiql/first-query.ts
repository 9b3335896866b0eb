/** What a new tab holds. */
export const FIRST_QUERY = `# This runs as you.
# Ctrl+Enter runs it.

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
