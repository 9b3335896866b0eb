/** The version of the reader, the kinds and the scores; pages that another version scored are not compared. */
export const PAGE_METHOD = 'pages-5';
