import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deployLines } from '~/functions/kit/deploy-facts'
import { StageSettings } from '~/functions/kit/stage'

const flow = readFileSync('.github/workflows/portal.yml', 'utf8')
const container = readFileSync('Dockerfile', 'utf8')
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test('the deploy of the workflow is told everything that a stage is asked for, and is checked before', () => {
  const unasked = { unasked: 'nobody asked' }
  const nothing = { stage: 'staging', env: {}, secrets: unasked, mail: unasked, database: unasked, issuer: null }
  const wanted = deployLines(nothing).flatMap(
    ({ of, words }) => `${of} ${words}`.match(/\b(PORTAL|CLOUDFLARE)_\w+/g) ?? [],
  )
  const names = new Set([...wanted, ...Object.keys(StageSettings.shape), 'DATABASE_URL'])
  expect(names.size).toBeGreaterThan(8)
  // A variable that a stage has not set is given as nothing.
  const blank = Object.fromEntries(Object.keys(StageSettings.shape).map(name => [name, '']))
  expect(StageSettings.parse(blank)).toEqual(StageSettings.parse({}))
  const deploy = flow.slice(flow.indexOf('  deploy:'))
  expect([...names].filter(name => !deploy.includes(`      ${name}: \${{ `))).toEqual([])
  const steps = [...deploy.matchAll(/- run: (.+)/g)].map(found => found[1]!)
  expect(steps.at(-2)).toBe('npm run deploy:check -- --stage "$STAGE"')
  expect(steps.at(-1)).toBe('npm run deploy -- --stage "$STAGE"')
  expect(deploy).toContain('needs: test')
  expect(flow).not.toMatch(/AWS_(ACCESS|SECRET)/)
})

test('what workflow and container call are scripts of the portal', () => {
  const called = [...`${flow}\n${container}`.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(found => found[1]!)
  expect(called.length).toBeGreaterThan(3)
  expect(called.filter(name => !(name in scripts))).toEqual([])
})

test('the container runs as a plain user, by node itself, and keeps nothing of this folder but the code', () => {
  const lines = container.split('\n').filter(line => /^[A-Z]/.test(line))
  expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex(line => line.includes('npm ci')))
  expect(lines.filter(line => line.startsWith('USER'))).toEqual(['USER node'])
  expect(lines.at(-1)).toBe('CMD ["node", "functions/local/start.mjs"]')
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.git', '.data', 'node_modules']) expect(left).toContain(name)
})
