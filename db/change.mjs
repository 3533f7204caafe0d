// `npm run db:change -- NAME`: what the tables say and the migrations do not yet, as the next migration with its snapshot.
// `-- NAME --by-hand` makes an empty one, for data and for what tables cannot say. Without a name, the last migration is
// entered anew after it was edited by hand; one that is committed has landed and stays as it is.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const FOLDER = 'db/migrations'
const LANDED = join(FOLDER, 'landed.tsv')
const files = ending =>
  readdirSync(ending.endsWith('.json') ? join(FOLDER, 'meta') : FOLDER).filter(name => name.endsWith(ending))
const migrations = () => files('.sql').sort()
const snapshots = () => files('_snapshot.json').sort()
const hashOf = file =>
  createHash('sha256')
    .update(readFileSync(join(FOLDER, file)))
    .digest('hex')
const [name, ...rest] = process.argv.slice(2)

if (!name) enterLastAnew()
else if (!/^[a-z][a-z0-9_-]*$/.test(name))
  stop(`"${name}" is no name for a migration: small letters, figures and dashes`)
else make(name.replaceAll('-', '_'), rest.includes('--by-hand'))

function make(of, byHand) {
  const before = migrations()
  const known = snapshots()
  execFileSync('node_modules/.bin/drizzle-kit', ['generate', '--name', of, ...(byHand ? ['--custom'] : [])], {
    stdio: ['inherit', 'ignore', 'inherit'],
  })
  const [made] = migrations().filter(file => !before.includes(file))
  if (!made) stop('The tables and the migrations agree: nothing to change')
  // The next change is measured against the last snapshot alone; the earlier ones are half a megabyte each.
  for (const old of known) rmSync(join(FOLDER, 'meta', old))
  appendFileSync(LANDED, `${made}\t${nextRelease()}\t${hashOf(made)}\n`)
  nameInChanges(made.replace(/\.sql$/, ''))
  console.log(`${join(FOLDER, made)}\n\n${readFileSync(join(FOLDER, made), 'utf8')}`)
}

/** The change log names every migration of a release; what it means to people is written there by hand. */
function nameInChanges(migration) {
  const log = readFileSync('CHANGELOG.md', 'utf8')
  if (log.includes(migration)) return
  const upcoming = log.includes('\n## Unreleased\n') ? log : log.replace('\n## ', '\n## Unreleased\n\n## ')
  const at = upcoming.indexOf('\n## Unreleased\n') + '\n## Unreleased\n'.length
  const [before, after] = [upcoming.slice(0, at), upcoming.slice(at)]
  const next = after.search(/^## /m)
  const [own, earlier] = next < 0 ? [after, ''] : [after.slice(0, next), after.slice(next)]
  const named = own.includes('### Data\n') ? own : `\n### Data\n${own}`
  writeFileSync('CHANGELOG.md', before + named.replace('### Data\n', `### Data\n- Migration ${migration}.\n`) + earlier)
}

function enterLastAnew() {
  const last = migrations().at(-1)
  if (spawnSync('git', ['cat-file', '-e', `HEAD:${FOLDER}/${last}`], { stdio: 'ignore' }).status === 0)
    stop(`${last} has landed and stays as it is; give a name to make the next one`)
  const lines = readFileSync(LANDED, 'utf8').trimEnd().split('\n')
  const kept = lines.filter(line => !line.startsWith(`${last}\t`))
  writeFileSync(LANDED, `${[...kept, `${last}\t${nextRelease()}\t${hashOf(last)}`].join('\n')}\n`)
  console.log(`${last} is entered with its text of now`)
}

/** The version is raised when a release is ready, so what is made now belongs to the next one. Release 1 was 0.1.0. */
function nextRelease() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  return (Number(version.split('.')[0]) || 1) + 1
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
