import { spawn } from 'node:child_process'

/** 50,000 rows through the job, in a process of its own, so that its memory is its own. */
export async function measureExport(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', 'tests/bench/fleet/export-run.ts'], {
    env: { PATH: process.env.PATH, ...env, NODE_ENV: 'production' } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  if (code !== 0) throw new Error(`the export ended with ${code}`)
}
