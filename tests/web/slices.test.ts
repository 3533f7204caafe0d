import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { groupsOf } from '~/functions/local/web-slices'

const routes = (paths: string[]) =>
  Object.fromEntries(
    paths.map(path => [path || 'index', { id: path || 'index', path: path || undefined, index: path === '' }]),
  ) as unknown as ServerBuild['routes']

test('each part of the portal is one slice; a large one is divided by its second segment', () => {
  const many = Array.from({ length: 30 }, (_, index) => `support/page-${index}`)
  const groups = groupsOf(
    routes(['', 'auth/login', 'fleet/plant', 'fleet/plant/:id', ...many, 'support/:id', 'support/page-1/:id']),
  )
  expect(groups.get('')).toEqual(['index'])
  expect(groups.get('fleet')).toEqual(['fleet/plant', 'fleet/plant/:id'])
  expect(groups.get('support/page-1')).toEqual(['support/page-1', 'support/page-1/:id'])
  expect(groups.get('support')).toEqual(['support/:id'])
})
