/** Whether a word that came from outside is one of a list of ours. */
export const among = <Word>(list: readonly Word[], word: unknown): word is Word => list.some(one => one === word)
