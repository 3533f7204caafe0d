/** The directions in which the rooms may import; tests/house/imports.test.ts plants a breach of each and sees it caught. */
const AREAS =
  'users|customers|catalog|pricing|billing|orders|deliveries|queue|fleet|materials|mixdesign|rawtests|cylinders|reports|support'
const TEST = '\\.test\\.tsx?$'
const npm = names => `(^|/)node_modules/(@types/)?(${names})(/|$)|^(${names})(/|$)`

const rooms = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TEST },
  to: { path: to },
})

module.exports = {
  forbidden: [
    rooms('domain-is-the-bottom', 'domain', '^(db|workflows|functions|web|tests)/', 'domain knows no other room'),
    rooms('db-sees-domain', 'db', '^(workflows|functions|web|tests)/', 'db sees domain alone'),
    rooms('workflows-see-db', 'workflows', '^(functions|web|tests)/', 'workflows see db and domain'),
    rooms('functions-see-no-web', 'functions', '^(web|tests)/', 'functions see workflows, db and domain'),
    rooms(
      'web-sees-domain',
      'web',
      '^(db|workflows|functions|tests)/',
      'web sees domain; what the API answers is told by web/kit/client',
    ),
    {
      name: 'functions-areas-do-not-meet',
      comment: 'areas meet in db or domain, never through routes',
      severity: 'error',
      from: { path: `^functions/(${AREAS})/` },
      to: { path: `^functions/(${AREAS})/`, pathNot: '^functions/$1/' },
    },
    {
      name: 'web-areas-do-not-meet',
      comment: 'what two areas share moves to web/kit',
      severity: 'error',
      from: { path: `^web/(${AREAS})/`, pathNot: TEST },
      to: { path: `^web/(${AREAS})/`, pathNot: '^web/$1/' },
    },
    {
      name: 'kit-is-general',
      comment: 'a kit that knows an area is no kit',
      severity: 'error',
      // who asks is found in the area of users, and every route needs to know it
      from: { path: '^(domain|db|workflows|functions|web)/kit/', pathNot: `^functions/kit/who\\.ts$|${TEST}` },
      to: { path: `^(domain|db|workflows|functions|web)/(${AREAS})/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'rules run anywhere: no driver, no framework, no Node',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core', 'unknown'],
        pathNot: npm('zod|@casl/ability|decimal\\.js|d3-scale|d3-shape|icu-minify'),
      },
    },
    {
      name: 'casl-in-access-alone',
      comment: 'one place decides about rights',
      severity: 'error',
      from: { path: '^(domain|db|workflows|functions)/', pathNot: `^domain/access/|${TEST}` },
      to: { path: npm('@casl/ability') },
    },
    {
      name: 'drizzle-in-db-alone',
      comment: 'all SQL in one room',
      severity: 'error',
      from: { path: '^(domain|workflows|functions|web)/' },
      to: { path: npm('drizzle-orm') },
    },
    {
      name: 'remix-in-web-alone',
      comment: 'Remix v2 has no future: what leaves it later is web alone',
      severity: 'error',
      from: { path: '^(domain|db|workflows|functions)/', pathNot: '^functions/(local/web|pages|kit/remix)' },
      to: { path: npm('@remix-run/[^/]+') },
    },
    {
      name: 'no-circles',
      comment: 'also by a type alone: what two files share stands in a third',
      severity: 'error',
      from: { pathNot: TEST },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|dist|\\.cache|\\.sst|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
