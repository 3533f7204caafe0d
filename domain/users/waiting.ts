/** What waits for a person, by kind; a kind that is not theirs is left out. */
export type Waiting = Partial<
  Record<'drafts' | 'emodifications' | 'trucks' | 'quotes' | 'adjustments' | 'mixDesigns' | 'rawTests', number>
>
