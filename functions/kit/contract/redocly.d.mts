type Problem = { severity: string; ruleId: string; message: string; location: { pointer?: string }[] }

/** Declared, because the library's own types bring four megabytes of declarations into every type check. */
export function lint(source: string): Promise<Problem[]>
