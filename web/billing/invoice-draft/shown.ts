import type { useLoaderData } from '@remix-run/react'
import type { loader } from './form'

/** A draft as the editor has it. */
export type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>
