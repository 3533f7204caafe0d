import type { ActionFunctionArgs } from '@remix-run/node'
import { ProjectSave } from '~/domain/customers/project'
import * as kitWords from '~/domain/kit/words'
import { apiFor, attempt } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { readForm, refused } from '~/web/kit/read-form'
import { PROJECTS_LIST, projectPath } from '../lookups'

/** Saves the project with its sites and purchase orders; a changed one is shown again, a new one is in the list. */
export async function saveProject({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, ProjectSave)
  const api = apiFor({ request, context, key }).customers.project
  const saved = await attempt(values.id ? api.$put({ json: values }) : api.$post({ json: values }))
  return saved.ok
    ? done(
        request,
        values.id ? projectPath(values.id) : PROJECTS_LIST,
        kitWords.actionSaved({ name: saved.data.projectName }),
      )
    : refused(saved.problem, raw)
}
