import { execFile } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isAlive } from '~/functions/local/process'

/** A browser's program and what its environment has to say, so that it needs nothing of the machine but its C library. */
export type Chromium = { program: string; env: Record<string, string | undefined> }

/** The Chromium of the lock file, unpacked once per version. Fonts of the machine would make its pages differ. */
export async function pinnedChromium(cache = '.cache'): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The test browser is packaged for x64 Linux alone; set CHROMIUM_PATH to a Chromium of this machine.',
    )
  const folder = await unpacked(resolve(cache))
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  return {
    program: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: ownFonts(folder), FONTCONFIG_SYSROOT: undefined, LD_LIBRARY_PATH: libraries },
  }
}

/** Goes up when the folder is filled otherwise, so that a folder of before is not taken for one of now. */
const LAYOUT = 2
/** Written last: which files there are, and how large. */
const CONTENT = 'content.json'
const FONTS = 'fonts.conf'

async function unpacked(cache: string) {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
    version: string
  }
  const folder = join(cache, `chromium-${version}-${LAYOUT}`)
  if (isWhole(folder)) return folder
  mkdirSync(cache, { recursive: true })
  sweepAbandoned(cache)
  const fresh = mkdtempSync(`${folder}.${process.pid}.`)
  await unpackInto(fresh)
  putInPlace(fresh, folder)
  return folder
}

/** The package unpacks to the temporary folder of its process, and brings its libraries where it believes to be at work. */
async function unpackInto(folder: string) {
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  // Another user of this machine may start what root unpacked.
  for (const open of [folder, join(folder, 'chromium')]) chmodSync(open, 0o755)
  rmSync(join(folder, 'fonts', FONTS))
  writeFileSync(join(folder, CONTENT), JSON.stringify(sizes(folder)))
}

function sizes(folder: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  const paths = files.map(each => join(each.parentPath, each.name))
  return Object.fromEntries(paths.map(path => [path.slice(folder.length + 1), statSync(path).size]))
}

function isWhole(folder: string) {
  try {
    const content = JSON.parse(readFileSync(join(folder, CONTENT), 'utf8')) as Record<string, number>
    return Object.entries(content).every(([path, size]) => statSync(join(folder, path)).size === size)
  } catch {
    return false
  }
}

/** Renaming is atomic: of two runs that unpack at once, the second finds the folder of the first and leaves it there. */
function putInPlace(fresh: string, folder: string) {
  for (;;) {
    try {
      return renameSync(fresh, folder)
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
    if (isWhole(folder)) return rmSync(fresh, { recursive: true })
    const broken = `${fresh}.broken`
    renameSync(folder, broken)
    rmSync(broken, { recursive: true })
  }
}

/** A run that was killed leaves what it had unpacked so far. */
function sweepAbandoned(cache: string) {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^chromium-.*\.(\d+)\.\w{6}(\.broken)?$/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** Names the unpacked fonts by their full path and no others; written anew when the checkout has moved. */
function ownFonts(folder: string) {
  const file = join(folder, FONTS)
  const plain = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${plain}/fonts</dir>
  <cachedir>${plain}/fonts-cache</cachedir>
</fontconfig>
`
  if (contentOf(file) === text) return file
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
  return file
}

function contentOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
