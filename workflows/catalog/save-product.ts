import type * as z from 'zod'
import { product } from '~/db/catalog/product'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { ProductCreate, ProductUpdate } from '~/domain/catalog/product'

export const createProduct = (work: Work, given: z.output<typeof ProductCreate>) => product.insert(work, given)

export const changeProduct = (work: Work, id: string, { version, ...fields }: z.output<typeof ProductUpdate>) =>
  product.update(work, { id, version }, fields)

export const switchProduct = (work: Work, key: Key, active: boolean) => product.setActive(work, key, active)
