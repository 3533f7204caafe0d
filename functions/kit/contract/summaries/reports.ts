import type { Call } from '~/domain/access/rights'

/** Calls whose method and path do not say enough. */
export const reports: Partial<Record<Call, string>> = {
  'GET /jobs': 'List your jobs',
  'GET /jobs/:id': 'Show how far a job is',
  'GET /search': 'Search everything',
  'GET /server-time': 'Show the time of the portal',
  'GET /download': 'Download a file by its link',
  'GET /dashboard/activity': 'Show a day in figures',
  'GET /dashboard/activity/export': 'Download the figures of a day as a spreadsheet',
  'GET /work-item': 'List what needs the signed-in person',
  'GET /cockpit': 'Show the company in figures for a span of days',
  'GET /report-schedule': 'List the reports that are e-mailed to you',
  'POST /report-schedule': 'Have a report e-mailed to you',
  'POST /report-schedule/:id/send': 'Send a report to you by e-mail now',
  'DELETE /report-schedule/:id': 'Stop e-mailing a report to you',
  'POST /attachment/:id/upload': 'Attach a file to a record',
  'POST /attachment/download/:id': 'Download an attached file',
  'DELETE /attachment/attachment/:id': 'Remove an attached file',
  'GET /attachment/list': 'List the files of a record',
  'GET /configuration-settings/all': 'List settings',
  'POST /configuration-settings': 'Save a setting',
  'PUT /configuration-settings': 'Change a setting',
  'GET /report/plant-monthly-report/:plantId/:month': 'Show the month of a plant',
  'GET /report/plant-monthly-report/:plantId/:month/concrete':
    'Show the water and the water/cement of a plant by month',
  'GET /report/carbon-emission': 'Show the carbon of a period',
  'GET /report/carbon-emission-report': 'Download the carbon of a period as a spreadsheet',
  'GET /report/chat-report/catalogue': 'List what the chat report can answer',
  'GET /report/chat-report/answer': 'Answer a question to the chat report',
  'GET /report/figure-row': 'List the rows that a figure is made of',
}
