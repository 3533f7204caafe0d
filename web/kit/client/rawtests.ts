// Made by `npm run contract` from the calls of functions/rawtests; a change here is lost.
import type { Ask, Reply } from '../call'

export interface RawtestsClient {
  engineering: {
    sieve: {
      $post(given: { json: { sieves: ({ size: number; retained: number })[]; pan: number; totalMass: number; washedMass?: number | null; method?: "ASTM C136" | "EN 933-1"; closureLimit?: number } }): Promise<Reply<SieveAnalysis>>
    }
    'fineness-modulus': {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; series?: "ASTM" | "BS" | "EN" } }): Promise<Reply<FinenessModulus>>
    }
    blend: {
      $post(given: { json: { parts: ({ name: string; share: number; density?: number | null; grading: ({ size: number; passing: number })[] })[] } }): Promise<Reply<Blend>>
    }
    'blend-fit': {
      $post(given: { json: { gradings: (({ size: number; passing: number })[])[]; target: ({ size: number; passing: number; weight?: number })[] } }): Promise<Reply<BlendFit>>
    }
    fuller: {
      $post(given: { json: { sizes: (number)[]; maximumSize: number; exponent?: number } }): Promise<Reply<{ curve: ({ size: number; passing: number })[] }>>
    }
    'power-45': {
      $post(given: { json: { sizes: (number)[]; maximumSize: number } }): Promise<Reply<{ curve: ({ size: number; passing: number })[] }>>
    }
    andreasen: {
      $post(given: { json: { sizes: (number)[]; largest: number; smallest?: number; q?: number } }): Promise<Reply<{ curve: ({ size: number; passing: number })[] }>>
    }
    shilstone: {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; cementitious: number } }): Promise<Reply<Shilstone>>
    }
    tarantula: {
      $post(given: { json: { grading: ({ size: number; passing: number })[] } }): Promise<Reply<Tarantula>>
    }
    'specific-surface': {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; cement: number; air?: number } }): Promise<Reply<SpecificSurface>>
    }
    'running-mean': {
      $post(given: { json: { samples: ({ key: string; label: string; value: number })[]; of?: number; limits?: { min?: number | null; max?: number | null }; base?: { value?: number | null; of?: number; tolerance: number } } }): Promise<Reply<RunningMean>>
    }
    'grading-specifications': {
      $get(given?: {  }): Promise<Reply<{ rows: (GradingSpecification)[]; total: number }>>
    }
    limits: {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; specification: string } | { grading: ({ size: number; passing: number })[]; limits: ({ size: number; min: number; max: number })[] } }): Promise<Reply<GradingVerdict>>
    }
    'astm-c33-fine': {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; use?: "abrasion" | "other" | "manufactured, abrasion" | "manufactured, other"; passing75um?: number | null; baseFinenessModulus?: number | null } }): Promise<Reply<C33Fine>>
    }
    'astm-c33-coarse': {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; sizeNumber: string; passing75um?: number | null; cleanFines?: boolean; fineAggregate?: { share: number; limit: number; passing75um: number } | null } }): Promise<Reply<C33Coarse>>
    }
    'bs-882-sand': {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; crushedRock?: boolean; heavyDutyFloor?: boolean } }): Promise<Reply<Bs882Sand>>
    }
    'bs-882-zone': {
      $post(given: { json: { gradings: (({ size: number; passing: number })[])[]; zone: "C" | "M" | "F" } }): Promise<Reply<{ held: boolean; outside: (number)[] }>>
    }
    'en-12620': {
      $post(given: { json: { grading: ({ size: number; passing: number })[]; d: number; D: number; category: string; typicalMidSize?: number | null } }): Promise<Reply<En12620>>
    }
    'blaine-c204': {
      $post(given: { json: { sample: { density: number; porosity: number; seconds: number; viscosity?: number }; standard: { density: number; porosity: number; seconds: number; viscosity?: number; surface: number }; b?: number } }): Promise<Reply<Blaine>>
    }
    'blaine-en-196': {
      $post(given: { json: { constant: number; density: number; seconds: (number)[]; porosity?: number; viscosity?: number } }): Promise<Reply<Blaine>>
    }
    'mortar-prisms': {
      $post(given: { json: { loads: (number)[] } }): Promise<Reply<MortarPrisms>>
    }
    'mortar-flexure': {
      $post(given: { json: { loads: (number)[]; span?: number } }): Promise<Reply<{ results: (number)[]; reported: number }>>
    }
    'mortar-cubes': {
      $post(given: { json: { loads: (number)[]; area?: number } }): Promise<Reply<MortarCubes>>
    }
    'setting-time': {
      $post(given: { json: { initial: number; final?: number | null } }): Promise<Reply<{ initial: number; final: null | number }>>
    }
    vicat: {
      $post(given: { json: { readings: ({ minutes: number; penetration: number })[]; depth?: number } }): Promise<Reply<{ minutes: number }>>
    }
    'le-chatelier': {
      $post(given: { json: { moulds: ({ before: number; after: number })[] } }): Promise<Reply<{ expansions: (number)[]; reported: number }>>
    }
    autoclave: {
      $post(given: { json: { before: number; after: number; gauge?: number } }): Promise<Reply<{ percent: number }>>
    }
    'cement-en-197': {
      $post(given: { json: { results: { strength?: Record<string, number>; initialSet?: number | null; expansion?: number | null; blaine?: number | null; autoclave?: number | null; mortarAir?: number | null; sulfate?: number | null; chloride?: number | null; lossOnIgnition?: number | null; insoluble?: number | null }; class: string; single?: boolean } }): Promise<Reply<CementVerdict>>
    }
    'cement-c150': {
      $post(given: { json: { results: { strength?: Record<string, number>; initialSet?: number | null; expansion?: number | null; blaine?: number | null; autoclave?: number | null; mortarAir?: number | null; sulfate?: number | null; chloride?: number | null; lossOnIgnition?: number | null; insoluble?: number | null }; type: string } }): Promise<Reply<CementVerdict>>
    }
    'mill-consistency': {
      $post(given: { json: { strengths: (number)[]; duplicateDifferences?: (number)[]; movingOf?: number } }): Promise<Reply<MillConsistency>>
    }
  }
  'raw-material-test': {
    'download-cement-template': {
      $post(given?: {  }): Promise<Reply<unknown>>
    }
    'import-cement-test-results': {
      $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
    }
    'cement-results': {
      template: {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      upload: {
        $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
        ':id': {
          $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<ImportLook>>
          commit: {
            $post(given: { param: { id: string }; json: { sheet?: string; map?: string; rows?: "all" | "clean" } }): Promise<Reply<ImportDone>>
          }
          rejects: {
            $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<unknown>>
          }
        }
      }
    }
    'generate-graph-pdf': {
      $post(given: { json: { gradingSpecificationId?: string; specification?: string; from?: string; to?: string; parts: ({ materialId: string; share: number })[]; graph: "combined" } | { gradingSpecificationId?: string; specification?: string; from?: string; to?: string; materialIds: (string)[]; graph: "non-combined" } | { from?: string; to?: string; materialId: string; property: "fineness-modulus" | "fines" | { sieve: number }; of?: number; limits?: { min?: number | null; max?: number | null }; base?: { value?: number | null; of?: number; tolerance: number }; graph: "running-mean" } | { gradingSpecificationId?: string; specification?: string; mixDesignId: string; graph: "mix-grading" } | { rawMaterialTestInfoId: string; graph: "test" } }): Promise<Reply<unknown>>
    }
    'export-aggregate-excel-report': {
      $post(given: { json: { materialId?: string; sourceId?: string; plantId?: string; supplierId?: string; status?: "draft" | "submitted" | "approved" | "rejected"; from?: string; to?: string } }): Promise<Reply<unknown>>
    }
    exportCementExcelReport: {
      $post(given: { json: { materialId?: string; sourceId?: string; plantId?: string; supplierId?: string; status?: "draft" | "submitted" | "approved" | "rejected"; from?: string; to?: string } }): Promise<Reply<unknown>>
    }
    gradingspecs: {
      'get-all': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: (GradingSpecificationRow)[]; total: number; more?: true }>>
      }
      'get-all-active': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (GradingSpecificationRow)[]; total: number; more?: true }>>
      }
      filter: {
        $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; active?: boolean; material?: "fine" | "coarse" | "all-in" } }): Promise<Reply<{ rows: (GradingSpecificationRow)[]; total: number; more?: true }>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; limits: (GradingLimit)[]; material: string; name: string; remarks: null | string; series: string; standard: null | string; updatedAt: string; updatedBy: null | string; gradingSpecificationId: string }>>
        }
      }
      create: {
        $post(given: { json: { name: string; standard?: string | null; material: "fine" | "coarse" | "all-in"; series?: "ASTM" | "BS" | "EN"; limits: ({ size: number; min: number; max: number })[]; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; limits: (GradingLimit)[]; material: string; name: string; remarks: null | string; series: string; standard: null | string; updatedAt: string; updatedBy: null | string; gradingSpecificationId: string }>>
      }
      update: {
        ':id': {
          $put(given: { param: { id: string }; json: { name: string; standard?: string | null; material: "fine" | "coarse" | "all-in"; series?: "ASTM" | "BS" | "EN"; limits: ({ size: number; min: number; max: number })[]; remarks?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; limits: (GradingLimit)[]; material: string; name: string; remarks: null | string; series: string; standard: null | string; updatedAt: string; updatedBy: null | string; gradingSpecificationId: string }>>
        }
      }
    }
    sampler: {
      'get-all': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      'get-all-active': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      filter: {
        $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; active?: boolean } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      create: {
        $post(given: { json: { code: string; name: string; phone?: string | null; email?: "" | string | null; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
        }
      }
      update: {
        ':id': {
          $put(given: { param: { id: string }; json: { code: string; name: string; phone?: string | null; email?: "" | string | null; remarks?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
        }
      }
    }
    supplier: {
      'get-all': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      'get-all-active': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      filter: {
        $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; active?: boolean } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      create: {
        $post(given: { json: { code: string; name: string; phone?: string | null; email?: "" | string | null; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
        }
      }
      update: {
        ':id': {
          $put(given: { param: { id: string }; json: { code: string; name: string; phone?: string | null; email?: "" | string | null; remarks?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
        }
      }
    }
    tester: {
      'get-all': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      'get-all-active': {
        $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      filter: {
        $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; active?: boolean } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null })[]; total: number; more?: true }>>
      }
      create: {
        $post(given: { json: { code: string; name: string; phone?: string | null; email?: "" | string | null; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
      }
      detail: {
        ':id': {
          $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
        }
      }
      update: {
        ':id': {
          $put(given: { param: { id: string }; json: { code: string; name: string; phone?: string | null; email?: "" | string | null; remarks?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; code: string; name: string; phone: string | null; email: string | null; remarks: string | null } & Record<string, unknown>>>
        }
      }
    }
    'sieves-analysis': {
      'calculate-test-result': {
        $post(given: { json: { sieves: ({ size: number; retained: number })[]; pan: number; totalMass: number; washedMass?: number | null; method?: "ASTM C136" | "EN 933-1"; closureLimit?: number; gradingSpecificationId?: string; specification?: string } }): Promise<Reply<SieveResult>>
      }
      'get-test-result': {
        $get(given: { query: { rawMaterialTestInfoId: Ask } }): Promise<Reply<{ analysis: SieveAnalysis; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null; rawMaterialTestInfoId: string; testNo: string; status: string }>>
      }
      'get-changed-test-result': {
        $get(given: { query: { rawMaterialTestInfoId: Ask; gradingSpecificationId: Ask } }): Promise<Reply<{ rawMaterialTestInfoId: string; testNo: string; analysis: SieveAnalysis; before: { finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }; after: { finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null } }>>
      }
    }
    'calculate-mix-design-aggregate-test': {
      $put(given: { json: { gradingSpecificationId?: string; specification?: string; mixDesignId: string } | { gradingSpecificationId?: string; specification?: string; parts: ({ materialId: string; share: number } | { rawMaterialTestInfoId: string; share: number } | { name: string; share: number; density?: number | null; grading: ({ size: number; passing: number })[] })[]; cementitious?: number } }): Promise<Reply<MixAggregates>>
    }
    'latest-mix-design-aggregate-test': {
      $get(given: { query: { gradingSpecificationId?: Ask; specification?: Ask; mixDesignId: Ask } }): Promise<Reply<MixAggregates>>
    }
    'get-combined-data': {
      $post(given: { json: { gradingSpecificationId?: string; specification?: string; from?: string; to?: string; parts: ({ materialId: string; share: number })[] } }): Promise<Reply<{ judge: Judge | null; points: (CombinedPoint)[] }>>
    }
    'get-non-combined-data': {
      $post(given: { json: { gradingSpecificationId?: string; specification?: string; from?: string; to?: string; materialIds: (string)[] } }): Promise<Reply<{ judge: Judge | null; materials: ({ materialId: string; name: string; points: ({ id: string; testNo: string; day: string; grading: ({ size: number; passing: number })[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null })[] })[] }>>
    }
    'get-agg-running-mean-graph': {
      $post(given: { json: { from?: string; to?: string; materialId: string; property: "fineness-modulus" | "fines" | { sieve: number }; of?: number; limits?: { min?: number | null; max?: number | null }; base?: { value?: number | null; of?: number; tolerance: number } } }): Promise<Reply<{ points: (RunningMeanPoint)[]; of: number; limits: { min: null | number; max: null | number }; base: { value: number; min: number; max: number } | null; materialId: string; name: string }>>
    }
    'get-all-sieve-size': {
      $get(given?: {  }): Promise<Reply<{ rows: (SieveSize)[]; total: number }>>
    }
    'all-concrete-sieve-size': {
      $get(given?: {  }): Promise<Reply<{ rows: (SieveSize)[]; total: number }>>
    }
    'all-aggregates-sieve-size': {
      $get(given?: {  }): Promise<Reply<{ rows: (SieveSize)[]; total: number }>>
    }
    'get-raw-material-test-types': {
      $get(given?: {  }): Promise<Reply<{ rows: ({ testType: "cement"; name: "Cement"; materialKinds: ["cement"] } | { testType: "sieve"; name: "Sieve analysis"; materialKinds: ["sand", "stone"] })[]; total: number }>>
    }
    'get-test-types-by-material': {
      $get(given: { query: { materialId: Ask } }): Promise<Reply<{ rows: ({ testType: "cement"; name: "Cement"; materialKinds: ["cement"] } | { testType: "sieve"; name: "Sieve analysis"; materialKinds: ["sand", "stone"] })[]; total: number }>>
    }
    'get-material-has-approved-test': {
      $get(given: { query: { materialId: Ask } }): Promise<Reply<{ materialId: string; hasApprovedTest: boolean; rawMaterialTestInfoId: null | string }>>
    }
    mixes: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; id?: Ask } }): Promise<Reply<{ rows: (MixToTest)[]; total: number; more?: true }>>
    }
    request: {
      filter: {
        $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; materialId?: string; plantId?: string; status?: "requested" | "sampled" | "testing" | "done" | "rejected"; outstanding?: boolean; dueFrom?: string; dueTo?: string } }): Promise<Reply<{ rows: (RawTestRequestLine)[]; total: number; more?: true }>>
      }
    }
    'save-raw-material-test-request': {
      $post(given: { json: { materialId: string; sourceId?: string | null; plantId?: string | null; supplierId?: string | null; mixDesignId?: string | null; requisitionId?: string | null; origin?: "requester" | "generated-ai" | "generated-mix"; testTypes: ("sieve" | "cement")[]; dueOn: string; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; closedAt: string | null; createdAt: string; createdBy: null | string; dueOn: string; materialId: string; mixDesignId: null | string; origin: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestNo: string; requestedBy: string; requestedByName: string; requisitionId: null | string; sampledOn: null | string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testTypes: (string)[]; updatedAt: string; updatedBy: null | string }>>
    }
    'save-raw-material-test-requests': {
      $post(given: { json: { plantId?: string | null; mixDesignId?: string | null; requisitionId?: string | null; origin?: "requester" | "generated-ai" | "generated-mix"; dueOn: string; remarks?: string | null; rows: ({ materialId: string; testTypes: ("sieve" | "cement")[]; sourceId?: string | null; supplierId?: string | null })[] } }): Promise<Reply<{ rows: ({ id: string; version: number; closedAt: string | null; createdAt: string; createdBy: null | string; dueOn: string; materialId: string; mixDesignId: null | string; origin: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestNo: string; requestedBy: string; requestedByName: string; requisitionId: null | string; sampledOn: null | string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testTypes: (string)[]; updatedAt: string; updatedBy: null | string })[] }>>
    }
    'update-raw-material-test-request': {
      $put(given: { json: { id: string; version: number; materialId: string; sourceId?: string | null; plantId?: string | null; supplierId?: string | null; mixDesignId?: string | null; requisitionId?: string | null; origin?: "requester" | "generated-ai" | "generated-mix"; testTypes: ("sieve" | "cement")[]; dueOn: string; remarks?: string | null; status: "requested" | "sampled" | "testing" | "done" | "rejected"; samplerId?: string | null; sampledOn?: string | null; rejectReason?: string | null } }): Promise<Reply<{ id: string; version: number; closedAt: string | null; createdAt: string; createdBy: null | string; dueOn: string; materialId: string; mixDesignId: null | string; origin: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestNo: string; requestedBy: string; requestedByName: string; requisitionId: null | string; sampledOn: null | string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testTypes: (string)[]; updatedAt: string; updatedBy: null | string }>>
    }
    rawandtestbyreqid: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; requests: (RawTestRequestLine)[]; materials: ({ id: string; materialCode: string; name: string; kind: string; density: string })[]; tests: ({ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; finenessModulus: null | string; gradingSpecificationId: null | string; input: unknown; materialId: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestId: null | string; result: unknown; sampledOn: string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testNo: string; testType: string; testedOn: null | string; testerId: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; rawMaterialTestInfoId: string })[] }>>
      }
    }
    'get-aggregate-test-reports': {
      $post(given: { json: { materialId?: string; sourceId?: string; plantId?: string; supplierId?: string; status?: "draft" | "submitted" | "approved" | "rejected"; from?: string; to?: string } }): Promise<Reply<AggregateReport>>
    }
    getReport: {
      $post(given: { json: { materialId?: string; sourceId?: string; plantId?: string; supplierId?: string; status?: "draft" | "submitted" | "approved" | "rejected"; from?: string; to?: string; testType: "sieve" | "cement" } }): Promise<Reply<{ testType: "cement" | "sieve"; aggregate: AggregateReport | null; cement: CementReport | null }>>
    }
    list: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; materialId?: string; plantId?: string; supplierId?: string; verdict?: "pass" | "fail" | "incomplete"; testType?: "sieve" | "cement"; status?: "draft" | "submitted" | "approved" | "rejected"; from?: string; to?: string } }): Promise<Reply<{ rows: (RawTestLine)[]; total: number; more?: true }>>
    }
    getRawMaterialTestInfo: {
      $post(given: { json: { limit?: number; offset?: number; sort?: string; keyword?: string; materialId?: string; plantId?: string; supplierId?: string; verdict?: "pass" | "fail" | "incomplete"; testType?: "sieve" | "cement"; status?: "draft" | "submitted" | "approved" | "rejected"; from?: string; to?: string } }): Promise<Reply<{ rows: (RawTestLine)[]; total: number; more?: true }>>
    }
    listAll: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (RawTestLine)[]; total: number; more?: true }>>
    }
    create: {
      $post(given: { json: { requestId?: string | null; materialId: string; sourceId?: string | null; plantId?: string | null; supplierId?: string | null; samplerId?: string | null; testerId?: string | null; gradingSpecificationId?: string | null; sampledOn: string; testedOn?: string | null; status?: "draft" | "submitted" | "approved" | "rejected"; remarks?: string | null; testType: "sieve"; input: { sieves: ({ size: number; retained: number })[]; pan: number; totalMass: number; washedMass?: number | null; method?: "ASTM C136" | "EN 933-1"; closureLimit?: number } } | { requestId?: string | null; materialId: string; sourceId?: string | null; plantId?: string | null; supplierId?: string | null; samplerId?: string | null; testerId?: string | null; gradingSpecificationId?: string | null; sampledOn: string; testedOn?: string | null; status?: "draft" | "submitted" | "approved" | "rejected"; remarks?: string | null; testType: "cement"; input: { standard?: "EN 197-1" | "ASTM C150"; class: string; results: { strength?: Record<string, number>; initialSet?: number | null; expansion?: number | null; blaine?: number | null; autoclave?: number | null; mortarAir?: number | null; sulfate?: number | null; chloride?: number | null; lossOnIgnition?: number | null; insoluble?: number | null } } } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; finenessModulus: null | string; gradingSpecificationId: null | string; input: unknown; materialId: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestId: null | string; result: unknown; sampledOn: string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testNo: string; testType: string; testedOn: null | string; testerId: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; rawMaterialTestInfoId: string }>>
    }
    update: {
      ':id': {
        $put(given: { param: { id: string }; json: { requestId?: string | null; materialId: string; sourceId?: string | null; plantId?: string | null; supplierId?: string | null; samplerId?: string | null; testerId?: string | null; gradingSpecificationId?: string | null; sampledOn: string; testedOn?: string | null; status?: "draft" | "submitted" | "approved" | "rejected"; remarks?: string | null; testType: "sieve"; input: { sieves: ({ size: number; retained: number })[]; pan: number; totalMass: number; washedMass?: number | null; method?: "ASTM C136" | "EN 933-1"; closureLimit?: number }; version: number; rejectReason?: string | null } | { requestId?: string | null; materialId: string; sourceId?: string | null; plantId?: string | null; supplierId?: string | null; samplerId?: string | null; testerId?: string | null; gradingSpecificationId?: string | null; sampledOn: string; testedOn?: string | null; status?: "draft" | "submitted" | "approved" | "rejected"; remarks?: string | null; testType: "cement"; input: { standard?: "EN 197-1" | "ASTM C150"; class: string; results: { strength?: Record<string, number>; initialSet?: number | null; expansion?: number | null; blaine?: number | null; autoclave?: number | null; mortarAir?: number | null; sulfate?: number | null; chloride?: number | null; lossOnIgnition?: number | null; insoluble?: number | null } }; version: number; rejectReason?: string | null } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; finenessModulus: null | string; gradingSpecificationId: null | string; input: unknown; materialId: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestId: null | string; result: unknown; sampledOn: string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testNo: string; testType: string; testedOn: null | string; testerId: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; rawMaterialTestInfoId: string }>>
      }
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; finenessModulus: null | string; gradingSpecificationId: null | string; input: unknown; materialId: string; plantId: null | string; rejectReason: null | string; remarks: null | string; requestId: null | string; result: unknown; sampledOn: string; samplerId: null | string; sourceId: null | string; status: string; supplierId: null | string; testNo: string; testType: string; testedOn: null | string; testerId: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; rawMaterialTestInfoId: string }>>
    }
  }
}

export type AggregateLine = { id: string; testNo: string; materialId: string; materialName: string; sourceName: null | string; plantName: null | string; supplierName: null | string; sampledOn: string; status: string; verdict: null | string; finenessModulus: null | number; fines: number; specification: null | string; passing: (null | number)[] }

export type AggregateReport = { rows: (AggregateLine)[]; sizes: (number)[]; summary: (AggregateSummary)[] }

export type AggregateSummary = { materialId: string; materialName: string; tests: number; judged: number; passed: number; finenessModulus: Figure; fines: Figure; passing: (null | number)[] }

export type Blaine = { surface: number; reported: number }

export type Blend = { grading: ({ size: number; passing: number })[]; basis: "mass" | "volume"; shares: ({ name: string; share: number })[] }

export type BlendFit = { shares: (number)[]; rms: number }

export type Bs882Sand = { overall: GradingVerdict; zones: ("C" | "F" | "M")[]; byZone: { C: GradingVerdict; F: GradingVerdict; M: GradingVerdict } }

export type C33Coarse = { verdict: "fail" | "incomplete" | "pass"; limits: GradingVerdict; fines: { value: number; max: number; pass: boolean } | null }

export type C33Fine = { verdict: "fail" | "incomplete" | "pass"; limits: GradingVerdict; findings: (Finding2)[]; finenessModulus: number }

export type CementFinding = { rule: string; unit: string; value: null | number; min: null | number; max: null | number; verdict: "fail" | "not tested" | "pass" }

export type CementLine = { id: string; testNo: string; materialId: string; materialName: string; sourceName: null | string; plantName: null | string; supplierName: null | string; sampledOn: string; status: string; verdict: null | string; standard: string; class: string; values: (null | number)[]; failed: (string)[] }

export type CementReport = { rows: (CementLine)[]; properties: ({ key: string; label: string; unit: string; decimals: number })[]; summary: (CementSummary)[] }

export type CementSummary = { materialId: string; materialName: string; class: string; tests: number; judged: number; passed: number; figures: (Figure)[] }

export type CementVerdict = { verdict: "fail" | "incomplete" | "pass"; findings: (CementFinding)[] }

export type CombinedPoint = { day: string; grading: ({ size: number; passing: number })[]; tests: (string)[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }

export type En12620 = { verdict: "fail" | "incomplete" | "pass"; sieves: ({ rule: "1.4D" | "2D" | "D" | "d" | "d/2" | "mid-size"; size: number; min: number; max: number; passing: null | number; verdict: "above" | "below" | "not tested" | "within" })[]; declareTypicalGrading: boolean }

export type Figure = { tests: number; mean: null | number; deviation: null | number; min: null | number; max: null | number }

export type Finding2 = { rule: string; value: number; min?: number; max?: number; pass: boolean }

export type FinenessModulus = { value: number; reported: number; series: SieveSeries; sieves: (number)[] }

export type FixGroup = { column: string; message: string; count: number; cells: ({ row: number; cell: string; value: string })[] }

export type GradingLimit = { size: number; min: number; max: number }

export type GradingSpecification = { id: string; standard: string; name: string; material: "all-in" | "coarse" | "fine"; source: string; limits: (GradingLimit)[] }

export type GradingSpecificationRow = { id: string; version: number; gradingSpecificationId: string; active: boolean; name: string; standard: null | string; material: string; series: string; limits: (GradingLimit)[]; remarks: null | string }

export type GradingVerdict = { verdict: "fail" | "incomplete" | "pass"; sieves: (SieveVerdict)[] }

export type ImportCounts = { rows: number; create: number; update: number; skip: number; reject: number }

export type ImportDone = { rows: number; create: number; update: number; skip: number; reject: number; importId: string; fixes: (FixGroup)[] }

export type ImportLook = { importId: string; fileName: string; taken: boolean; sheet: string; sheets: ({ rows: number; name: string })[]; headers: ({ at: number; text: string; sample: string })[]; columns: ({ key: string; label: string; needed: boolean; hint: string; example: string; at: null | number })[]; missing: (string)[]; counts: ImportCounts; fixes: (FixGroup)[]; preview: (ImportPreview)[] }

export type ImportPreview = { row: number; action: "create" | "reject" | "skip" | "update"; values: Record<string, string> }

export type Judge = { name: string; series: SieveSeries; limits: (GradingLimit)[] }

export type MillConsistency = { total: number; mean: number; movingMeans: (null | number)[]; testing: null | number; source: null | number }

export type MixAggregates = { shilstone: Shilstone | null; tarantula: Tarantula | null; grading: ({ size: number; passing: number })[]; basis: "mass" | "volume"; shares: ({ name: string; share: number })[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null; tests: ({ name: string; testNo: string; sampledOn: string })[] }

export type MixToTest = { id: string; mixCode: string; mixVersion: number; name: string; strengthMpa: number; status: string; materials: ({ mixDesignId: string; materialId: string; materialName: string; kind: string; kgPerM3: string; lastApprovedOn: null | string })[] }

export type MortarCubes = { results: (number)[]; rejected: null | number; reported: number }

export type MortarPrisms = { results: (number)[]; mean: number; rejected: { index: number; deviation: number } | null; reported: number }

export type RawTestLine = { id: string; version: number; rawMaterialTestInfoId: string; testNo: string; testType: string; materialId: string; materialCode: string; materialName: string; sourceName: null | string; plantId: null | string; plantName: null | string; sampledOn: string; testedOn: null | string; status: string; verdict: null | string; finenessModulus: null | string }

export type RawTestRequestLine = { id: string; version: number; requestNo: string; status: string; origin: string; materialId: string; materialCode: string; materialName: string; materialKind: string; sourceId: null | string; sourceName: null | string; plantId: null | string; plantName: null | string; supplierId: null | string; mixDesignId: null | string; mixCode: null | string; requisitionId: null | string; testTypes: (string)[]; dueOn: string; samplerId: null | string; samplerName: null | string; sampledOn: null | string; requestedByName: string; rejectReason: null | string; remarks: null | string; createdAt: string }

export type RunningMean = { points: (RunningMeanPoint)[]; of: number; limits: { min: null | number; max: null | number }; base: { value: number; min: number; max: number } | null }

export type RunningMeanPoint = { key: string; label: string; value: number; mean: null | number; outsideLimits: boolean; outsideBase: boolean }

export type Shilstone = { coarseness: number; workability: number; zone: "I gap-graded" | "II well graded" | "III small stone" | "IV sandy" | "V rocky"; aboveTrend: number }

export type SieveAnalysis = { rows: (SieveRow)[]; grading: ({ size: number; passing: number })[]; pan: number; washed: number; fines: number; loss: number; closureLimit: number }

export type SieveResult = { analysis: SieveAnalysis; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }

export type SieveRow = { size: number; mass: number; retained: number; cumulative: number; passing: number; reported: number }

export type SieveSeries = "ASTM" | "BS" | "EN"

export type SieveSize = { size: number; name: string; usName: string; series: (SieveSeries)[] }

export type SieveVerdict = { size: number; min: number; max: number; passing: null | number; verdict: "above" | "below" | "not tested" | "within" }

export type SpecificSurface = { surface: number; mixSuitability: number; use: string }

export type Tarantula = { pass: boolean; sieves: (TarantulaSieve)[]; sums: (TarantulaSum)[] }

export type TarantulaSieve = { size: number; retained: number; min: number; max: number; pass: boolean }

export type TarantulaSum = { name: "coarse sand" | "fine sand"; value: number; min: number; max: null | number; pass: boolean }
