import { join } from 'node:path'
import ts from 'typescript'

/** The routes and what they import, as a compiler sees them; types are read where they are asked for. */
export function programOf(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const routes = {
    ...config,
    include: ['functions/*/**/*.ts'],
    exclude: ['functions/local', 'functions/contract', 'functions/kit/contract', '**/*.test.ts'],
  }
  const { fileNames, options } = ts.parseJsonConfigFileContent(routes, ts.sys, root)
  return ts.createProgram(fileNames, { ...options, incremental: false, tsBuildInfoFile: undefined })
}
