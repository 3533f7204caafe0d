/** A start that cannot go on ends with this one sentence and a non-zero exit, never with a stack. */
export class StartFailure extends Error {}
