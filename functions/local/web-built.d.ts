declare module '*/build/server/index.js' {
  const build: import('@remix-run/node').ServerBuild
  export = build
}
