/** The part of SaxonJS that the tests use; the package has no types of its own. */
declare module 'saxon-js' {
  const saxon: {
    transform(
      options: { stylesheetText: string; sourceText: string; destination: 'serialized' },
      how: 'async',
    ): Promise<{ principalResult: string }>
  }
  export default saxon
}
