/** Version of the rules that gather evidence. Raise it when an answer would give other evidence. */
export const DISCOVERY_METHOD = 'discovery-1';
