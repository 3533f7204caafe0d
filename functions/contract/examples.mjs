import examples from './examples.json'

/** What one order of the demo company asked and heard; `npm run contract:examples` makes the file. */
export { examples }
