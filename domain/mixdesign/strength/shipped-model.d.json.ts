/** Declared, because a compiler would type every figure of the file. */
declare const model: unknown
export default model
