import { expect, test } from 'vitest'
import type { KeptForList } from '~/domain/users/saved-view'
import { addressOf, listKey, openView, viewSearch } from './kept'
import { openFirstView } from './kept-for'

const view = { version: 1, name: 'Late', sharedWith: null, own: true, ownerName: 'A' }
const kept: KeptForList = {
  views: [{ ...view, id: 'v1', search: 'active=true&sort=-day' }],
  setting: { columns: [], pinnedColumns: 1, widths: {}, density: null, tabs: [], defaultViewId: 'v1' },
}
const params = (text: string) => new URLSearchParams(text)

test('UX-12 a view holds filters, sort, size and columns, and no page', () => {
  expect(viewSearch(params('sort=-day&page=3&active=true&saved=v1&edit=new&keyword='))).toBe('active=true&sort=-day')
  expect(addressOf({ id: 'v1', search: '' })).toBe('?saved=v1')
})

test('UX-12 a view is modified once its address differs, in whatever order it is written', () => {
  expect(openView(kept, params('sort=-day&active=true&saved=v1&page=2'))).toMatchObject({ modified: false })
  expect(openView(kept, params('sort=-day&saved=v1'))).toMatchObject({ modified: true, view: { id: 'v1' } })
  expect(openView(kept, params('sort=-day'))).toEqual({ view: null, modified: false })
})

test('UX-12 the first view opens at the bare address alone', () => {
  const opened = (search: string, method = 'GET') => {
    try {
      openFirstView(new Request(`http://portal/fleet/plant${search}`, { method }), '/fleet/plant', kept)
    } catch (answer) {
      return (answer as Response).headers.get('location')
    }
  }
  expect(opened('')).toBe('/fleet/plant?active=true&sort=-day&saved=v1')
  expect(opened('?_routes=a')).toBe('/fleet/plant?active=true&sort=-day&saved=v1')
  expect([opened('?saved=all'), opened('?page=2'), opened('', 'POST')]).toEqual([undefined, undefined, undefined])
})

test('lists under records share their views', () => {
  expect(listKey('/a/019aa1f3-0000-7000-8000-00000000abcd/b')).toBe('/a/:id/b')
})
