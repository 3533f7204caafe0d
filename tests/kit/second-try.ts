import type { Reporter, TestCase } from 'vitest/node'

/** A browser on a busy machine is tried once more; what passed only then is named at the end, so that it gets mended. */
export default class SecondTry implements Reporter {
  private readonly found: string[] = []

  onTestCaseResult(test: TestCase) {
    const result = test.result()
    if (result.state !== 'passed' || !test.diagnostic()?.retryCount) return
    this.found.push(
      `${test.module.relativeModuleId} > ${test.fullName}\n    ${result.errors?.[0]?.message.slice(0, 600)}`,
    )
  }

  onTestRunEnd() {
    if (this.found.length) console.log(`\nPassed at the second try:\n${this.found.map(each => `  ${each}`).join('\n')}`)
  }
}
