import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { RecordScreen, type RecordTab } from '~/web/kit/record/record-screen'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { Status } from '~/web/kit/status'
import { customerPath } from '../lookups'
import { TestSets } from '../test-sets'
import { saveProject } from './action'
import { ProjectForm } from './fields'
import { type Project, type ProjectRecordData, projectData } from './loader'
import { ProjectOverview } from './overview'
import { ProjectMixes, ProjectPrices, ProjectSites } from './parts'

export const loader = ({ request, context }: LoaderFunctionArgs) => projectData({ request, context })

export const action = (args: ActionFunctionArgs) => saveProject(args)

/** A project: what it was sold and supplied, its sites and purchase orders, what comes next; a new one is a form. */
export default function ProjectPage() {
  const { project, form, record } = useLoaderData<typeof loader>()
  const tabs = useTabs(project)
  if (form) return <ProjectForm data={form} {...(project && { tabs: <SectionTabs tabs={tabs} /> })} />
  return project && record && <ProjectRecord project={project} record={record} tabs={tabs} />
}

type Tab = Omit<RecordTab, 'content'>
type Props = { project: Project; record: ProjectRecordData; tabs: readonly Tab[] }

function ProjectRecord({ project, record, tabs }: Props) {
  const { story, lists } = record
  const [next] = story.pours
  const can = useCan()
  const content: Record<string, () => ReactNode> = {
    overview: () => <ProjectOverview project={project} record={record} />,
    sites: () => <ProjectSites project={project} />,
    prices: () => <ProjectPrices project={project} rows={lists.prices} today={story.today} />,
    mixes: () => <ProjectMixes project={project} rows={lists.mixes} />,
    tests: () => <TestSets all={`/inhouse-cylinder-testing?projectId=${project.id}`} rows={lists.tests} />,
    timeline: () => lists.timeline && <RecordTimeline of={lists.timeline} />,
    edit: () => null,
  }
  return (
    <RecordScreen
      kind={kitWords.fieldProject()}
      title={project.projectName}
      id={project.projectCode}
      status={<Status of="active" value={project.active} />}
      facts={[
        { label: kitWords.fieldCustomer(), value: project.customerName, to: customerPath(project.customerId) },
        { label: kitWords.fieldRegion(), value: project.regionName },
        {
          label: words.projectEnd(),
          value: project.endDate ? showDate(project.endDate) : '–',
        },
        {
          label: words.customerNextPour(),
          value: next ? `${showDate(next.orderDate)} ${next.startTime}` : words.customerNextPourNone(),
        },
      ]}
      actions={[
        {
          label: words.projectEditTitle(),
          to: `?id=${project.id}&tab=edit`,
          hidden: !tabs.some(tab => tab.key === 'edit'),
        },
        {
          label: words.projectPassports(),
          to: `/sales-management/passports?projectId=${project.id}`,
          hidden: !can('view', 'pour_passport'),
        },
      ]}
      watch={{ subject: 'project', subjectId: project.id }}
      tabs={tabs.map(tab => ({ ...tab, content: content[tab.key]! }))}
    />
  )
}

function useTabs(project: Project | null): Tab[] {
  const can = useCan()
  const tab = (key: string, label: string, shown = true, count?: number): Tab[] =>
    shown ? [{ key, label, count }] : []
  return [
    ...tab('overview', kitWords.recordOverview()),
    ...tab('sites', words.projectTabSites(), true, project?.locations.length),
    ...tab('prices', words.projectTabPrices(), can('view', 'pricing')),
    ...tab('mixes', words.projectTabMixes(), can('view', 'mix_submittal')),
    ...tab('tests', words.customerTabTests(), can('view', 'cylinder_test')),
    ...tab('timeline', kitWords.recordTimeline()),
    ...tab('edit', kitWords.recordEdit(), can('manage', 'project')),
  ]
}
