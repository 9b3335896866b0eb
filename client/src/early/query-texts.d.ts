declare module 'virtual:query-texts' {
  export const Shell: string;
  export const Overview: string;
  export const Topic: string;
}
