/** Version of the rules that discover companies. Raise it when answers would give other evidence or another list. */
export const DISCOVERY_METHOD = 'discovery-2';
