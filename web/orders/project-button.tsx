import { Combobox } from '~/web/kit/form/combobox'
import type { RecordAction } from '~/web/kit/record/record-action'
import type { FormOrder } from './form-values'

/** Another project of the same customer; the guards of the API say what stands against it. */
export function projectAction(order: FormOrder): RecordAction {
  return {
    label: 'Change project',
    intent: 'change-project',
    done: `${order.orderNo} is on another project`,
    fields: { id: order.id, version: String(order.version) },
    confirm: {
      title: `Change the project of ${order.orderNo}`,
      text: 'The price and purchase order of the new project apply. Once a load is called, use an e-modification.',
      form: (
        <div className="grid gap-4">
          <div className="grid gap-1">
            <span className="font-semibold text-table">Project</span>
            <Combobox
              name="projectId"
              label="Project"
              source={{
                path: `project/active-projects?customerId=${order.customerId}`,
                label: 'projectName',
                detail: 'projectCode',
              }}
            />
          </div>
          <div className="grid gap-1">
            <span className="font-semibold text-table">
              Location <span className="font-normal text-muted">(needed where the project has several)</span>
            </span>
            <Combobox
              name="locationId"
              label="Location"
              source={{
                path: `location?active=true&customerId=${order.customerId}`,
                label: 'locationName',
                detail: 'projectName',
              }}
            />
          </div>
        </div>
      ),
    },
  }
}
