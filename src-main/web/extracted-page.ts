/** A page as a model reads it, before truncation. */
export interface ExtractedPage {
  /** Empty when the page names none. */
  title: string;
  byline?: string;
  /** ISO 8601 where the page gives a date that can be read, as it stands otherwise. */
  publishedAt?: string;
  /** BCP 47 tag as the page declares it. */
  language?: string;
  contentKind: 'html' | 'text';
  /** Markdown for "html", the text itself for "text". */
  content: string;
}
