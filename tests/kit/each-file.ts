import { afterAll } from 'vitest'
import { endFile } from './after-file'

// Read anew for each file; what waits is kept in the other module, which files of one process share.
afterAll(endFile)
