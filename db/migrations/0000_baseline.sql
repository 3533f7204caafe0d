CREATE TABLE "erp_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"export_no" text NOT NULL,
	"exported_at" timestamp with time zone NOT NULL,
	"invoices" integer NOT NULL,
	"control_total" numeric(14, 2) NOT NULL,
	"file_key" text,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "erp_export_exportNo_unique" UNIQUE("export_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_draft_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"delivery_order_id" uuid,
	"delivery_revision" integer,
	"plant_id" uuid,
	"item_id" uuid,
	"description" text NOT NULL,
	"quantity" numeric(14, 4) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"system_price" numeric(14, 4),
	"amount" numeric(14, 2) NOT NULL,
	"trace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"disputed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"draft_no" text NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"salesperson_id" uuid,
	"purchase_order_no" text,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"status" text DEFAULT 'collecting' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"lines_hash" text DEFAULT '' NOT NULL,
	"quantity" numeric(10, 2) DEFAULT '0' NOT NULL,
	"subtotal" numeric(14, 2) DEFAULT '0' NOT NULL,
	"gst_percent" numeric(9, 4) DEFAULT '0' NOT NULL,
	"gst" numeric(14, 2) DEFAULT '0' NOT NULL,
	"total" numeric(14, 2) DEFAULT '0' NOT NULL,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"last_edited_by" uuid,
	"decided_reason" text,
	"approved_at" timestamp with time zone,
	"credits_invoice_id" uuid,
	"delivery_order_id" uuid,
	"delivery_revision" integer,
	"emod_no" text,
	CONSTRAINT "invoice_draft_draftNo_unique" UNIQUE("draft_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"delivery_order_id" uuid,
	"do_number" text,
	"description" text NOT NULL,
	"quantity" numeric(14, 4) NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "invoice_line_place" UNIQUE("invoice_id","place")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"invoice_no" text NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"draft_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"salesperson_id" uuid,
	"purchase_order_no" text,
	"invoice_date" date NOT NULL,
	"due_date" date NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"gst_percent" numeric(9, 4) NOT NULL,
	"gst" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"sent_at" timestamp with time zone,
	"export_id" uuid,
	"credits_invoice_id" uuid,
	CONSTRAINT "invoice_invoiceNo_unique" UNIQUE("invoice_no"),
	CONSTRAINT "invoice_draftId_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "associate_product_region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"associate_product_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	CONSTRAINT "associate_product_region_once" UNIQUE("associate_product_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "associate_product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"associate_product_code" text NOT NULL,
	"name" text NOT NULL,
	"material_id" uuid,
	"unit" text NOT NULL,
	"hand_dosed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "associate_product_associateProductCode_unique" UNIQUE("associate_product_code")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"product_code" text NOT NULL,
	"name" text NOT NULL,
	"product_description" text DEFAULT '' NOT NULL,
	"family" text NOT NULL,
	"strength_mpa" integer NOT NULL,
	"slump_min" integer NOT NULL,
	"slump_max" integer NOT NULL,
	"stone_size_mm" integer NOT NULL,
	"cement_type" text DEFAULT 'CEM I' NOT NULL,
	"retention_minutes" integer,
	"structural" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_productCode_unique" UNIQUE("product_code")
);
--> statement-breakpoint
CREATE TABLE "service_region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	CONSTRAINT "service_region_once" UNIQUE("service_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"service_code" text NOT NULL,
	"name" text NOT NULL,
	"service_group" text NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "service_serviceCode_unique" UNIQUE("service_code")
);
--> statement-breakpoint
CREATE TABLE "sub_product_region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub_product_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	CONSTRAINT "sub_product_region_once" UNIQUE("sub_product_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "sub_product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"sub_product_code" text NOT NULL,
	"name" text NOT NULL,
	"sub_product_group" text NOT NULL,
	"sub_product_type" text NOT NULL,
	"trigger" text DEFAULT 'manual' NOT NULL,
	"unit" text NOT NULL,
	"free_allowance" numeric(9, 4) DEFAULT '0' NOT NULL,
	"minimum" numeric(9, 4),
	"maximum" numeric(9, 4),
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sub_product_subProductCode_unique" UNIQUE("sub_product_code")
);
--> statement-breakpoint
CREATE TABLE "unit_conversion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"from_unit_id" uuid NOT NULL,
	"to_unit_id" uuid NOT NULL,
	"material_id" uuid,
	"factor" numeric(20, 10) NOT NULL,
	"from_date" date NOT NULL,
	CONSTRAINT "unit_conversion_once" UNIQUE NULLS NOT DISTINCT("from_unit_id","to_unit_id","material_id","from_date")
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "unit_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid,
	"name" text NOT NULL,
	"job_title" text,
	"phone" text,
	"email" text,
	"purposes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	CONSTRAINT "customer_region_once" UNIQUE("customer_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "customer_salesperson" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"salesperson_id" uuid NOT NULL,
	CONSTRAINT "customer_salesperson_once" UNIQUE("customer_id","salesperson_id")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"customer_name" text NOT NULL,
	"customer_code" text NOT NULL,
	"registration_no" text,
	"address" text,
	"phone" text,
	"email" text,
	"self_billing" boolean DEFAULT false NOT NULL,
	"payment_term_id" uuid,
	"credit_limit" numeric(14, 2),
	"credit_suspended" boolean DEFAULT false NOT NULL,
	"credit_reason" text,
	"erp_account" text,
	"remarks" text,
	CONSTRAINT "customer_customerCode_unique" UNIQUE("customer_code")
);
--> statement-breakpoint
CREATE TABLE "location" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"project_id" uuid NOT NULL,
	"location_name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"gate" text,
	"radius_metres" integer DEFAULT 200 NOT NULL,
	"max_load" numeric(10, 2)
);
--> statement-breakpoint
CREATE TABLE "payment_term" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"payment_term_name" text NOT NULL,
	"days" integer NOT NULL,
	"description" text,
	CONSTRAINT "payment_term_paymentTermName_unique" UNIQUE("payment_term_name")
);
--> statement-breakpoint
CREATE TABLE "project_customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "project_customer_once" UNIQUE("project_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "project_plant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"location_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"rank" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_plant_once" UNIQUE("location_id","plant_id")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"project_name" text NOT NULL,
	"project_code" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"default_project" boolean DEFAULT false NOT NULL,
	"contracted_quantity" numeric(10, 2),
	"start_date" date,
	"end_date" date,
	"purchase_order_required" boolean DEFAULT false NOT NULL,
	"priced_products_only" boolean DEFAULT false NOT NULL,
	"carbon_cap" numeric(14, 2),
	"remarks" text,
	CONSTRAINT "project_projectCode_unique" UNIQUE("project_code"),
	CONSTRAINT "project_name_once" UNIQUE("customer_id","project_name")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"project_id" uuid NOT NULL,
	"po_number" text NOT NULL,
	"quantity" numeric(10, 2),
	"amount" numeric(14, 2),
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "purchase_order_once" UNIQUE("project_id","po_number")
);
--> statement-breakpoint
CREATE TABLE "salesperson" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"user_id" uuid,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"region_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "salesperson_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "salesperson_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "concrete_pot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"pot_no" text NOT NULL,
	"plant_id" uuid,
	"volume_litres" double precision NOT NULL,
	"empty_kg" double precision NOT NULL,
	"calibrated_on" date NOT NULL,
	"calibration_due_on" date NOT NULL,
	"remarks" text,
	CONSTRAINT "concrete_pot_potNo_unique" UNIQUE("pot_no")
);
--> statement-breakpoint
CREATE TABLE "cylinder_age" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"test_id" uuid NOT NULL,
	"age_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"planned_on" date NOT NULL,
	"conflict" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"tested_at" timestamp with time zone,
	"mean" double precision,
	"density" double precision,
	"range_percent" double precision,
	"age_hours" double precision,
	"age_within" boolean,
	"counts" boolean,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"verdict" text,
	"lab_by" uuid,
	"lab_name" text,
	"lab_at" timestamp with time zone,
	"house_by" uuid,
	"house_name" text,
	"house_at" timestamp with time zone,
	"house_remarks" text,
	"manager_by" uuid,
	"manager_name" text,
	"manager_at" timestamp with time zone,
	"manager_remarks" text,
	"declined_by" text,
	"declined_reason" text,
	CONSTRAINT "cylinder_age_once" UNIQUE("test_id","age_days")
);
--> statement-breakpoint
CREATE TABLE "cylinder_certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"cert_no" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"covers" text[] DEFAULT '{}' NOT NULL,
	"age_ids" uuid[] DEFAULT '{}' NOT NULL,
	"plant_ids" uuid[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'valid' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by_name" text NOT NULL,
	"invalid_reason" text,
	CONSTRAINT "cylinder_certificate_certNo_unique" UNIQUE("cert_no")
);
--> statement-breakpoint
CREATE TABLE "cylinder_house" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"accreditation_no" text,
	"manager_id" uuid,
	"plant_ids" uuid[] DEFAULT '{}' NOT NULL,
	"tanks" integer DEFAULT 1 NOT NULL,
	"capacity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cylinder_house_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "cylinder_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"test_id" uuid,
	"order_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"subject_no" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decided_reason" text
);
--> statement-breakpoint
CREATE TABLE "cylinder_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"age_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "cylinder_revision_once" UNIQUE("age_id","revision")
);
--> statement-breakpoint
CREATE TABLE "cylinder_specimen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"age_id" uuid NOT NULL,
	"label" text NOT NULL,
	"width1" double precision,
	"width2" double precision,
	"length" double precision,
	"mass_kg" double precision,
	"load_kn" double precision,
	"fracture" integer,
	"length_factor" double precision,
	"strength" double precision,
	"density" double precision,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"excluded" boolean DEFAULT false NOT NULL,
	"excluded_reason" text,
	CONSTRAINT "cylinder_specimen_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "cylinder_test" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"test_no" text NOT NULL,
	"order_id" uuid NOT NULL,
	"delivery_order_id" uuid NOT NULL,
	"do_number" text NOT NULL,
	"set_no" integer NOT NULL,
	"origin" text DEFAULT 'order' NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"house_id" uuid,
	"product_id" uuid NOT NULL,
	"mix_code" text,
	"strength_mpa" integer NOT NULL,
	"fck" double precision NOT NULL,
	"target_mean" double precision,
	"slump_min" integer NOT NULL,
	"slump_max" integer NOT NULL,
	"specimen_kind" text NOT NULL,
	"specimens" integer NOT NULL,
	"ages" integer[] NOT NULL,
	"status" text DEFAULT 'assigned' NOT NULL,
	"cast_on" date NOT NULL,
	"sampled_at" timestamp with time zone,
	"sampled_by" text,
	"sampled_place" text,
	"place_in_structure" text,
	"slump_mm" integer,
	"concrete_temperature" double precision,
	"ambient_temperature" double precision,
	"air_percent" double precision,
	"concrete_pot_id" uuid,
	"pot_full_kg" double precision,
	"fresh_density" double precision,
	"water_added_litres" double precision,
	"wet_findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp with time zone,
	"demoulded_at" timestamp with time zone,
	"tank" text,
	"tank_temperature" double precision,
	"remarks" text,
	"status_reason" text,
	CONSTRAINT "cylinder_test_testNo_unique" UNIQUE("test_no"),
	CONSTRAINT "cylinder_test_set_once" UNIQUE("delivery_order_id","set_no")
);
--> statement-breakpoint
CREATE TABLE "mixer_evaluation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"evaluation_no" text NOT NULL,
	"plant_id" uuid NOT NULL,
	"batching_plant_id" uuid,
	"truck_id" uuid,
	"evaluated_on" date NOT NULL,
	"by_name" text NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"remarks" text,
	CONSTRAINT "mixer_evaluation_evaluationNo_unique" UNIQUE("evaluation_no")
);
--> statement-breakpoint
CREATE TABLE "plant_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"audit_no" text NOT NULL,
	"plant_id" uuid NOT NULL,
	"audit_on" date NOT NULL,
	"auditor_name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" double precision NOT NULL,
	"findings" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"remarks" text,
	CONSTRAINT "plant_audit_auditNo_unique" UNIQUE("audit_no")
);
--> statement-breakpoint
CREATE TABLE "batch_weight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_order_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"batch_no" integer NOT NULL,
	"quantity" numeric(10, 2),
	"material_id" uuid NOT NULL,
	"silo_id" uuid,
	"target_kg" numeric(14, 3) NOT NULL,
	"actual_kg" numeric(14, 3) NOT NULL,
	"deviation_percent" numeric(9, 4) NOT NULL,
	"tolerance_percent" numeric(9, 4) NOT NULL,
	"verdict" text NOT NULL,
	"cause" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_weight_once" UNIQUE("delivery_order_id","revision","batch_no","material_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_associate_product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_order_id" uuid NOT NULL,
	"associate_product_id" uuid NOT NULL,
	"quantity" numeric(14, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"by_name" text NOT NULL,
	"source" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "delivery_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"do_number" text,
	"do_date" date NOT NULL,
	"order_id" uuid NOT NULL,
	"merged_order_id" uuid,
	"load_no" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"batching_plant_id" uuid,
	"product_id" uuid NOT NULL,
	"mix_design_id" uuid,
	"quantity" numeric(10, 2) NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"planned_batch_at" timestamp with time zone NOT NULL,
	"planned_on_site_at" timestamp with time zone NOT NULL,
	"truck_id" uuid,
	"driver_id" uuid,
	"queue_item_id" uuid,
	"locked_by" uuid,
	"locked_by_name" text,
	"locked_until" timestamp with time zone,
	"called_at" timestamp with time zone,
	"preprinted_at" timestamp with time zone,
	"generated_at" timestamp with time zone,
	"loading_at" timestamp with time zone,
	"batched_at" timestamp with time zone,
	"loaded_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"on_site_at" timestamp with time zone,
	"pour_start_at" timestamp with time zone,
	"pour_end_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"delivered_manually" boolean DEFAULT false NOT NULL,
	"discharge_limit_minutes" integer NOT NULL,
	"print_count" integer DEFAULT 0 NOT NULL,
	"batching_no" text,
	"washout_fee" numeric(14, 2),
	"return_concrete" numeric(10, 2),
	"return_cause" text,
	"technician_on_site_minutes" integer,
	"slump_mm" integer,
	"concrete_temperature" numeric(9, 4),
	"water_added_litres" numeric(10, 2),
	"gwp_batched" numeric(14, 3),
	"revision" integer DEFAULT 1 NOT NULL,
	"emodification_pending" boolean DEFAULT false NOT NULL,
	"invoice_draft_id" uuid,
	"status_reason" text,
	"overrides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "delivery_order_doNumber_unique" UNIQUE("do_number"),
	CONSTRAINT "delivery_order_load_once" UNIQUE("order_id","load_no")
);
--> statement-breakpoint
CREATE TABLE "delivery_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"emodification_id" uuid,
	"cause" text,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "delivery_revision_once" UNIQUE("delivery_order_id","revision")
);
--> statement-breakpoint
CREATE TABLE "emodification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"emod_no" text NOT NULL,
	"delivery_order_id" uuid NOT NULL,
	"do_number" text NOT NULL,
	"do_date" date NOT NULL,
	"submit_date" date NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_by_name" text NOT NULL,
	"cause" text NOT NULL,
	"remarks" text,
	"before" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"impact" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"levels" integer NOT NULL,
	"level_roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"decided_reason" text,
	"applied_at" timestamp with time zone,
	"applied_revision" integer,
	CONSTRAINT "emodification_emodNo_unique" UNIQUE("emod_no")
);
--> statement-breakpoint
CREATE TABLE "fleet_action" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"truck_id" uuid,
	"truck_no" text,
	"driver_id" uuid,
	"driver_name" text,
	"plant_id" uuid,
	"delivery_order_id" uuid,
	"detail" text,
	"by_name" text NOT NULL,
	"source" text NOT NULL,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "truck_position" (
	"truck_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speed_kmh" real,
	"heading" integer,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "truck_position_truck_id_at_pk" PRIMARY KEY("truck_id","at")
);
--> statement-breakpoint
CREATE TABLE "ban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"driver_id" uuid,
	"truck_id" uuid,
	"customer_id" uuid,
	"project_id" uuid,
	"location_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batching_plant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"plant_id" uuid NOT NULL,
	"code" text NOT NULL,
	"bp_name" text NOT NULL,
	"capacity_per_hour" numeric(10, 2) NOT NULL,
	"max_batch" numeric(10, 2) DEFAULT '3.00' NOT NULL,
	CONSTRAINT "batching_plant_code" UNIQUE("plant_id","code")
);
--> statement-breakpoint
CREATE TABLE "driver" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"user_id" uuid,
	"driver_no" text NOT NULL,
	"driver_name" text NOT NULL,
	"phone" text,
	"licence_no" text,
	"licence_valid_to" date,
	"truck_id" uuid,
	"alt_truck_id" uuid,
	"main_plant_id" uuid,
	"subcontractor_id" uuid,
	"operation_status" text DEFAULT 'off_duty' NOT NULL,
	"rest_reason_id" uuid,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "driver_driverNo_unique" UNIQUE("driver_no")
);
--> statement-breakpoint
CREATE TABLE "duty_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delivery_order_id" uuid,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fleet_group_project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fleet_group_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "fleet_group_project_once" UNIQUE("fleet_group_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "fleet_group_truck" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fleet_group_id" uuid NOT NULL,
	"truck_id" uuid NOT NULL,
	CONSTRAINT "fleet_group_truck_once" UNIQUE("fleet_group_id","truck_id")
);
--> statement-breakpoint
CREATE TABLE "fleet_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"group_name" text NOT NULL,
	"remarks" text,
	CONSTRAINT "fleet_group_groupName_unique" UNIQUE("group_name")
);
--> statement-breakpoint
CREATE TABLE "fleet_optimization_configuration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"configuration_name" text NOT NULL,
	"fleet_group_id" uuid,
	"weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"planning" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"remarks" text,
	CONSTRAINT "fleet_optimization_configuration_configurationName_unique" UNIQUE("configuration_name")
);
--> statement-breakpoint
CREATE TABLE "pass_assignee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"pass_id" uuid NOT NULL,
	"driver_id" uuid,
	"truck_id" uuid,
	"pass_no" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "pass_assignee_once" UNIQUE NULLS NOT DISTINCT("pass_id","driver_id","truck_id")
);
--> statement-breakpoint
CREATE TABLE "pass" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "pass_name" UNIQUE("type","name")
);
--> statement-breakpoint
CREATE TABLE "plant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"plant_code" text NOT NULL,
	"plant_name" text NOT NULL,
	"region_id" uuid NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"capacity_per_hour" numeric(10, 2) NOT NULL,
	"opens_at" text DEFAULT '06:00' NOT NULL,
	"closes_at" text DEFAULT '22:00' NOT NULL,
	"loading_minutes" integer DEFAULT 8 NOT NULL,
	"certificate_no" text,
	"certificate_valid_to" date,
	"closed_from" timestamp with time zone,
	"closed_until" timestamp with time zone,
	"closed_reason" text,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plant_plantCode_unique" UNIQUE("plant_code")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"region_name" text NOT NULL,
	"zone" text DEFAULT 'Asia/Singapore' NOT NULL,
	"boundary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "region_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "driver_rest_reason" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"keeps_place" boolean DEFAULT false NOT NULL,
	CONSTRAINT "driver_rest_reason_reason_unique" UNIQUE("reason")
);
--> statement-breakpoint
CREATE TABLE "site_pass" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pass_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	CONSTRAINT "site_pass_once" UNIQUE("pass_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "subcontractor_owner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"owner_name" text NOT NULL,
	"phone" text,
	"email" text,
	"removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subcontractor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"subcontractor_name" text NOT NULL,
	"owner_id" uuid
);
--> statement-breakpoint
CREATE TABLE "truck_type" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"truck_type" text NOT NULL,
	"min_load" numeric(10, 2) NOT NULL,
	"schedule_load" numeric(10, 2) NOT NULL,
	"max_load" numeric(10, 2) NOT NULL,
	CONSTRAINT "truck_type_truckType_unique" UNIQUE("truck_type")
);
--> statement-breakpoint
CREATE TABLE "truck" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"truck_no" text NOT NULL,
	"plate_no" text NOT NULL,
	"truck_type_id" uuid NOT NULL,
	"main_plant_id" uuid,
	"subcontractor_id" uuid,
	"tare_kg" integer,
	"tare_valid_to" date,
	"inspection_valid_to" date,
	"latitude" double precision,
	"longitude" double precision,
	"heading" integer,
	"position_at" timestamp with time zone,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "truck_truckNo_unique" UNIQUE("truck_no"),
	CONSTRAINT "truck_plateNo_unique" UNIQUE("plate_no")
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"level" integer NOT NULL,
	"approver_id" uuid NOT NULL,
	"approver_name" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"amount" text,
	"content_hash" text NOT NULL,
	"person_key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "approval_level_once" UNIQUE("subject","subject_id","round","level"),
	CONSTRAINT "approval_person_once" UNIQUE("subject","subject_id","round","person_key")
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"uploaded_by_name" text NOT NULL,
	CONSTRAINT "attachment_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audit_line" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"session_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter" (
	"series" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"actor_id" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_actor_id_call_key_pk" PRIMARY KEY("actor_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "import_map" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"noun" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"sheet" text,
	"columns" jsonb NOT NULL,
	CONSTRAINT "import_map_once" UNIQUE("noun","owner_id")
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"consumer" text NOT NULL,
	"message_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_consumer_message_id_pk" PRIMARY KEY("consumer","message_id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"error" text,
	"cause" text,
	"request_id" text,
	"actor_name" text DEFAULT 'system' NOT NULL,
	"sent_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"cause" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"recipients" text[] NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"file_keys" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letter_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"region_id" uuid,
	"effective_from" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "setting_once" UNIQUE NULLS NOT DISTINCT("name","region_id","effective_from")
);
--> statement-breakpoint
CREATE TABLE "batching_plant_material" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"batching_plant_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"silo_id" uuid,
	CONSTRAINT "batching_plant_material_once" UNIQUE("batching_plant_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "material_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"order_no" text NOT NULL,
	"silo_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"source_id" uuid,
	"parent_id" uuid,
	"ordered_kg" numeric(14, 3) NOT NULL,
	"expected_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"received_kg" numeric(14, 3),
	"received_at" timestamp with time zone,
	"ticket_no" text,
	"remarks" text,
	CONSTRAINT "material_order_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "material_source" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"source_name" text NOT NULL,
	"material_id" uuid NOT NULL,
	"country" text
);
--> statement-breakpoint
CREATE TABLE "material" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"material_code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT 'kg' NOT NULL,
	"density" numeric(14, 3) NOT NULL,
	"criteria_header_id" uuid,
	"cost_per_kg" numeric(14, 4),
	"carbon_factor" numeric(9, 4),
	"carbon_source" text,
	"carbon_valid_to" date,
	CONSTRAINT "material_materialCode_unique" UNIQUE("material_code")
);
--> statement-breakpoint
CREATE TABLE "silo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"plant_id" uuid NOT NULL,
	"silo_code" text NOT NULL,
	"material_id" uuid NOT NULL,
	"source_id" uuid,
	"capacity_kg" numeric(14, 3) NOT NULL,
	"low_percent" numeric(9, 4) DEFAULT '25' NOT NULL,
	"low_low_percent" numeric(9, 4) DEFAULT '10' NOT NULL,
	"high_percent" numeric(9, 4) DEFAULT '90' NOT NULL,
	"level_kg" numeric(14, 3) DEFAULT '0' NOT NULL,
	"level_at" timestamp with time zone,
	CONSTRAINT "silo_code" UNIQUE("plant_id","silo_code")
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"silo_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"kg" numeric(14, 3) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"delivery_order_id" uuid,
	"revision" double precision,
	"material_order_id" uuid,
	"remarks" text,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tolerance_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"plant_id" uuid,
	"kind" text NOT NULL,
	"inform_percent" numeric(9, 4) NOT NULL,
	"act_percent" numeric(9, 4) NOT NULL,
	"must_explain" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tolerance_setting_once" UNIQUE NULLS NOT DISTINCT("plant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "requisition_mix_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"requisition_id" uuid NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"status" text DEFAULT 'mapped' NOT NULL,
	"remarks" text,
	"completed_at" timestamp with time zone,
	"completed_by_name" text,
	CONSTRAINT "requisition_mix_once" UNIQUE("requisition_id","mix_design_id")
);
--> statement-breakpoint
CREATE TABLE "requisition_test" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"requisition_id" uuid NOT NULL,
	"test_type" text NOT NULL,
	"least" numeric(9, 4),
	"most" numeric(9, 4),
	"result" numeric(9, 4),
	"verdict" text,
	"tested_on" date,
	"tested_by_name" text,
	"raw_material_test_id" uuid,
	"remarks" text,
	CONSTRAINT "requisition_test_once" UNIQUE("requisition_id","test_type")
);
--> statement-breakpoint
CREATE TABLE "requisition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"requisition_no" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"plant_id" uuid NOT NULL,
	"needed_by" date NOT NULL,
	"remarks" text,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decision_remarks" text,
	"completed_at" timestamp with time zone,
	"customer_id" uuid,
	"project_id" uuid,
	"salesperson_id" uuid,
	"strength_mpa" integer,
	"slump_min" integer,
	"slump_max" integer,
	"stone_size_mm" integer,
	"cement_type" text,
	"exposure_class" text,
	"quantity" numeric(10, 2),
	"target_carbon" numeric(14, 3),
	"special_requirements" text,
	"material_id" uuid,
	"source_id" uuid,
	"lot_no" text,
	"sampled_on" date,
	CONSTRAINT "requisition_requisitionNo_unique" UNIQUE("requisition_no")
);
--> statement-breakpoint
CREATE TABLE "carbon_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"strength_class" text,
	"up_to" numeric(14, 3),
	"description" text,
	CONSTRAINT "carbon_category_once" UNIQUE NULLS NOT DISTINCT("strength_class","name")
);
--> statement-breakpoint
CREATE TABLE "carbon_config" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"plant_id" uuid,
	"valid_from" date NOT NULL,
	"electricity_per_kwh" numeric(20, 10) NOT NULL,
	"diesel_per_litre" numeric(20, 10) NOT NULL,
	"kwh_per_m_3" numeric(20, 10) NOT NULL,
	"diesel_litres_per_m_3" numeric(20, 10) NOT NULL,
	"hgv_per_tkm" numeric(20, 10) NOT NULL,
	"hgv_empty_per_km" numeric(20, 10) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "carbon_config_once" UNIQUE NULLS NOT DISTINCT("plant_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "criteria_detail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"criteria_header_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	CONSTRAINT "criteria_detail_once" UNIQUE("criteria_header_id","name")
);
--> statement-breakpoint
CREATE TABLE "criteria_header" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"group_header" text,
	"description" text,
	CONSTRAINT "criteria_header_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "mix_design_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"kg_per_m_3" numeric(14, 3) NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mix_design_line_once" UNIQUE("mix_design_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "mix_design" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"mix_code" text NOT NULL,
	"mix_version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"strength_mpa" integer NOT NULL,
	"target_mean_strength" numeric(9, 4),
	"status" text DEFAULT 'draft' NOT NULL,
	"air_percent" numeric(9, 4) DEFAULT '0' NOT NULL,
	"water_cement_ratio" numeric(9, 4),
	"gwp_per_m_3" numeric(14, 3),
	"discharge_minutes" integer,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"remarks" text,
	CONSTRAINT "mix_design_version_once" UNIQUE("mix_code","mix_version")
);
--> statement-breakpoint
CREATE TABLE "mix_field_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"field" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"default_value" numeric(9, 4),
	"least" numeric(9, 4),
	"most" numeric(9, 4),
	"hint" text,
	CONSTRAINT "mix_field_setting_field_unique" UNIQUE("field")
);
--> statement-breakpoint
CREATE TABLE "plant_mix_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"batching_plant_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"synced_hash" text,
	"synced_at" timestamp with time zone,
	"on_certificate" boolean DEFAULT true NOT NULL,
	"valid_from" date,
	CONSTRAINT "plant_mix_mapping_once" UNIQUE("batching_plant_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "project_mix_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"project_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"valid_from" date,
	"remarks" text,
	CONSTRAINT "project_mix_mapping_once" UNIQUE("project_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "strength_class_control" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"strength_class" text NOT NULL,
	"specimen" text NOT NULL,
	"age_days" integer NOT NULL,
	"defective" numeric(9, 4) NOT NULL,
	"known_deviation" numeric(9, 4),
	"results" integer,
	"characteristic" numeric(9, 4) NOT NULL,
	"factor" numeric(9, 4),
	"deviation" numeric(9, 4),
	"margin" numeric(9, 4) NOT NULL,
	"target_mean" numeric(9, 4) NOT NULL,
	CONSTRAINT "strength_class_control_once" UNIQUE("strength_class","specimen","age_days")
);
--> statement-breakpoint
CREATE TABLE "unit_of_measurement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"description" text,
	CONSTRAINT "unit_of_measurement_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "order_optimization_config" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"single" boolean DEFAULT true NOT NULL,
	"config" jsonb NOT NULL,
	CONSTRAINT "order_optimization_config_single_unique" UNIQUE("single")
);
--> statement-breakpoint
CREATE TABLE "order_plan_content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"params" jsonb NOT NULL,
	"loads" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"unserved" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_plan_content_planId_unique" UNIQUE("plan_id")
);
--> statement-breakpoint
CREATE TABLE "order_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"plan_no" text NOT NULL,
	"order_date" date NOT NULL,
	"region_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"name" text,
	"cause" text,
	"based_on_id" uuid,
	"job_id" uuid,
	"seed" integer DEFAULT 1 NOT NULL,
	"asked" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"iterations" integer,
	"input_hash" text,
	"figures" jsonb,
	"cost" double precision,
	"bound" double precision,
	"gap_percent" double precision,
	"further" jsonb,
	"progress" jsonb,
	"error" text,
	"created_by_name" text NOT NULL,
	"published_at" timestamp with time zone,
	"published_by_name" text,
	CONSTRAINT "order_plan_planNo_unique" UNIQUE("plan_no")
);
--> statement-breakpoint
CREATE TABLE "recommender_parameter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"region_id" uuid,
	"candidate_plants" integer NOT NULL,
	"max_travel_minutes" integer NOT NULL,
	"prefer" text NOT NULL,
	"alternatives" integer NOT NULL,
	CONSTRAINT "recommender_parameter_once" UNIQUE NULLS NOT DISTINCT("region_id")
);
--> statement-breakpoint
CREATE TABLE "booking_quantity_config" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"region_id" uuid NOT NULL,
	"weekday" integer,
	"hour" integer NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	CONSTRAINT "booking_quantity_once" UNIQUE NULLS NOT DISTINCT("region_id","weekday","hour")
);
--> statement-breakpoint
CREATE TABLE "capacity_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"plant_id" uuid NOT NULL,
	"day" date,
	"weekday" integer,
	"hour" integer NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"remarks" text,
	CONSTRAINT "capacity_profile_once" UNIQUE NULLS NOT DISTINCT("plant_id","day","weekday","hour")
);
--> statement-breakpoint
CREATE TABLE "discharge_method" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text,
	"minutes_per_m_3" numeric(14, 4) NOT NULL,
	"needs_pump" boolean DEFAULT false NOT NULL,
	CONSTRAINT "discharge_method_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"region_id" uuid,
	CONSTRAINT "holiday_once" UNIQUE NULLS NOT DISTINCT("day","region_id")
);
--> statement-breakpoint
CREATE TABLE "merged_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"merge_no" text NOT NULL,
	"order_date" date NOT NULL,
	"start_time" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"consent" text,
	CONSTRAINT "merged_order_mergeNo_unique" UNIQUE("merge_no")
);
--> statement-breakpoint
CREATE TABLE "order_associate_product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"quantity" numeric(14, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_plant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"quantity" numeric(10, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_truck" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"truck_id" uuid NOT NULL,
	CONSTRAINT "order_truck_once" UNIQUE("order_id","truck_id")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"order_no" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"purchase_order_id" uuid,
	"order_date" date NOT NULL,
	"start_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"load_size" numeric(10, 2) NOT NULL,
	"truck_type_id" uuid,
	"structure_id" uuid,
	"discharge_method_id" uuid,
	"pump_id" uuid,
	"spacing_minutes" integer NOT NULL,
	"unloading_minutes" integer NOT NULL,
	"discharge_limit_minutes" integer NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"landmark" text,
	"remarks" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"location_plant_distance_time" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cylinder_test" jsonb,
	"will_call" boolean DEFAULT false NOT NULL,
	"weather_permitting" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 3 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"hold_reason" text,
	"held_from" text,
	"cancel_reason" text,
	"merged_order_id" uuid,
	"one_off_price" numeric(14, 4),
	"one_off_reason" text,
	"completed_at" timestamp with time zone,
	CONSTRAINT "order_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "payable_amount" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"order_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"gst_percent" numeric(9, 4) NOT NULL,
	"gst" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "payable_amount_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "plant_eligibility" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"plant_id" uuid NOT NULL,
	"project_id" uuid,
	"location_id" uuid,
	"product_id" uuid,
	"allowed" boolean NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "plant_eligibility_once" UNIQUE NULLS NOT DISTINCT("plant_id","project_id","location_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "pump" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text,
	"reach_metres" integer,
	"rate_per_hour" numeric(10, 2),
	CONSTRAINT "pump_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "stone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text,
	"size_mm" integer NOT NULL,
	CONSTRAINT "stone_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "strength" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text,
	"strength_mpa" integer NOT NULL,
	CONSTRAINT "strength_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "structure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remarks" text,
	CONSTRAINT "structure_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "technician_time_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"technician_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "technician" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"technician_name" text NOT NULL,
	"phone" text,
	"region_id" uuid NOT NULL,
	"plant_id" uuid
);
--> statement-breakpoint
CREATE TABLE "costing_ingredient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"costing_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"cost_per_kg" numeric(14, 4) NOT NULL,
	CONSTRAINT "costing_ingredient_once" UNIQUE("costing_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "costing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"region_id" uuid NOT NULL,
	"version_no" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"plant_cost" numeric(14, 4) DEFAULT '0' NOT NULL,
	"delivery_cost" numeric(14, 4) DEFAULT '0' NOT NULL,
	"overhead_cost" numeric(14, 4) DEFAULT '0' NOT NULL,
	"remarks" text,
	CONSTRAINT "costing_version_once" UNIQUE("region_id","version_no")
);
--> statement-breakpoint
CREATE TABLE "customer_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"customer_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"category_name" text NOT NULL,
	CONSTRAINT "customer_category_once" UNIQUE("customer_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "margin_contribution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"region_id" uuid NOT NULL,
	"target_percent" numeric(9, 4) NOT NULL,
	CONSTRAINT "margin_contribution_regionId_unique" UNIQUE("region_id")
);
--> statement-breakpoint
CREATE TABLE "price_adjustment_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_adjustment_id" uuid NOT NULL,
	"product_price_id" uuid NOT NULL,
	"old_price" numeric(14, 4) NOT NULL,
	"new_price" numeric(14, 4) NOT NULL,
	CONSTRAINT "price_adjustment_line_once" UNIQUE("price_adjustment_id","product_price_id")
);
--> statement-breakpoint
CREATE TABLE "price_adjustment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"adjustment_no" text NOT NULL,
	"name" text NOT NULL,
	"region_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"customer_ids" uuid[] DEFAULT '{}' NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(14, 4) NOT NULL,
	"round_to" numeric(14, 4) DEFAULT '0.01' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"submitted_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "price_adjustment_adjustmentNo_unique" UNIQUE("adjustment_no")
);
--> statement-breakpoint
CREATE TABLE "price_category" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"region_id" uuid NOT NULL,
	"category_name" text NOT NULL,
	"price_category_type" text NOT NULL,
	"version_no" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "price_category_version_once" UNIQUE("region_id","category_name","version_no")
);
--> statement-breakpoint
CREATE TABLE "price_category_discount" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_category_id" uuid NOT NULL,
	"family" text,
	"strength_from" integer,
	"strength_to" integer,
	"kind" text NOT NULL,
	"value" numeric(14, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_list_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_list_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"highest_material_cost" numeric(14, 4),
	CONSTRAINT "price_list_line_once" UNIQUE("price_list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"region_id" uuid NOT NULL,
	"version_no" integer NOT NULL,
	"name" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"remarks" text,
	CONSTRAINT "price_list_version_once" UNIQUE("region_id","version_no")
);
--> statement-breakpoint
CREATE TABLE "pricing_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pricing_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"list_price" numeric(14, 4),
	"discount" numeric(14, 4) DEFAULT '0' NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"cost" numeric(14, 4),
	"manual" boolean DEFAULT false NOT NULL,
	"reason" text,
	"trace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "pricing_line_once" UNIQUE("pricing_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "pricing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"pricing_reference" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"customer_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"disable_change_date" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pricing_revision_once" UNIQUE("pricing_reference","revision")
);
--> statement-breakpoint
CREATE TABLE "product_price" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_pricing_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"product_price" numeric(14, 4) NOT NULL,
	"reason" text,
	CONSTRAINT "product_price_once" UNIQUE("project_pricing_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "project_pricing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"project_id" uuid NOT NULL,
	"effective_start_date" date NOT NULL,
	"effective_end_date" date,
	"pricing_id" uuid,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_plant_rejection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"driver_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_reason" text
);
--> statement-breakpoint
CREATE TABLE "queue_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"plant_id" uuid NOT NULL,
	"batching_plant_id" uuid,
	"truck_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"status" text DEFAULT 'joined' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"rank_at" timestamp with time zone NOT NULL,
	"called_at" timestamp with time zone,
	"called_by" uuid,
	"acknowledged_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"delivery_order_id" uuid,
	"remarks" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "skip_queue_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"queue_item_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_reason" text
);
--> statement-breakpoint
CREATE TABLE "grading_specification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"standard" text,
	"material" text NOT NULL,
	"series" text NOT NULL,
	"limits" jsonb NOT NULL,
	"remarks" text,
	CONSTRAINT "grading_specification_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "raw_material_test" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"test_no" text NOT NULL,
	"request_id" uuid,
	"test_type" text NOT NULL,
	"material_id" uuid NOT NULL,
	"source_id" uuid,
	"plant_id" uuid,
	"supplier_id" uuid,
	"sampler_id" uuid,
	"tester_id" uuid,
	"grading_specification_id" uuid,
	"sampled_on" date NOT NULL,
	"tested_on" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"verdict" text,
	"fineness_modulus" numeric(6, 3),
	"remarks" text,
	"reject_reason" text,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	CONSTRAINT "raw_material_test_testNo_unique" UNIQUE("test_no")
);
--> statement-breakpoint
CREATE TABLE "raw_sampler" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"remarks" text,
	CONSTRAINT "raw_sampler_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "raw_supplier" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"remarks" text,
	CONSTRAINT "raw_supplier_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "raw_test_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"request_no" text NOT NULL,
	"material_id" uuid NOT NULL,
	"source_id" uuid,
	"plant_id" uuid,
	"supplier_id" uuid,
	"origin" text DEFAULT 'requester' NOT NULL,
	"mix_design_id" uuid,
	"requisition_id" uuid,
	"test_types" text[] DEFAULT '{}' NOT NULL,
	"due_on" date NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"sampler_id" uuid,
	"sampled_on" date,
	"closed_at" timestamp with time zone,
	"reject_reason" text,
	"remarks" text,
	CONSTRAINT "raw_test_request_requestNo_unique" UNIQUE("request_no")
);
--> statement-breakpoint
CREATE TABLE "raw_tester" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"remarks" text,
	CONSTRAINT "raw_tester_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "list_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"pinned_columns" integer DEFAULT 1 NOT NULL,
	"widths" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"density" text,
	"tabs" uuid[] DEFAULT '{}' NOT NULL,
	"default_view_id" uuid
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "login_attempt_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"shared_with" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_epoch" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text,
	"address" text,
	"agent" text
);
--> statement-breakpoint
CREATE TABLE "portal_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"kind" text DEFAULT 'staff' NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"one_time_until" timestamp with time zone,
	"region_ids" uuid[] DEFAULT '{}' NOT NULL,
	"plant_ids" uuid[] DEFAULT '{}' NOT NULL,
	"customer_ids" uuid[] DEFAULT '{}' NOT NULL,
	"credential_epoch" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD CONSTRAINT "invoice_draft_line_draft_id_invoice_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."invoice_draft"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD CONSTRAINT "invoice_draft_line_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD CONSTRAINT "invoice_draft_line_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_salesperson_id_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_draft_id_invoice_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."invoice_draft"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_salesperson_id_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associate_product_region" ADD CONSTRAINT "associate_product_region_associate_product_id_associate_product_id_fk" FOREIGN KEY ("associate_product_id") REFERENCES "public"."associate_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associate_product_region" ADD CONSTRAINT "associate_product_region_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associate_product" ADD CONSTRAINT "associate_product_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_region" ADD CONSTRAINT "service_region_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_region" ADD CONSTRAINT "service_region_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_product_region" ADD CONSTRAINT "sub_product_region_sub_product_id_sub_product_id_fk" FOREIGN KEY ("sub_product_id") REFERENCES "public"."sub_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_product_region" ADD CONSTRAINT "sub_product_region_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_conversion" ADD CONSTRAINT "unit_conversion_from_unit_id_unit_id_fk" FOREIGN KEY ("from_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_conversion" ADD CONSTRAINT "unit_conversion_to_unit_id_unit_id_fk" FOREIGN KEY ("to_unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_conversion" ADD CONSTRAINT "unit_conversion_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_region" ADD CONSTRAINT "customer_region_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_region" ADD CONSTRAINT "customer_region_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_salesperson" ADD CONSTRAINT "customer_salesperson_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_salesperson" ADD CONSTRAINT "customer_salesperson_salesperson_id_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_payment_term_id_payment_term_id_fk" FOREIGN KEY ("payment_term_id") REFERENCES "public"."payment_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_customer" ADD CONSTRAINT "project_customer_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_customer" ADD CONSTRAINT "project_customer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_plant" ADD CONSTRAINT "project_plant_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_plant" ADD CONSTRAINT "project_plant_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salesperson" ADD CONSTRAINT "salesperson_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concrete_pot" ADD CONSTRAINT "concrete_pot_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_age" ADD CONSTRAINT "cylinder_age_test_id_cylinder_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."cylinder_test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_certificate" ADD CONSTRAINT "cylinder_certificate_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_certificate" ADD CONSTRAINT "cylinder_certificate_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_house" ADD CONSTRAINT "cylinder_house_manager_id_portal_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_request" ADD CONSTRAINT "cylinder_request_test_id_cylinder_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."cylinder_test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_request" ADD CONSTRAINT "cylinder_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_request" ADD CONSTRAINT "cylinder_request_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_revision" ADD CONSTRAINT "cylinder_revision_age_id_cylinder_age_id_fk" FOREIGN KEY ("age_id") REFERENCES "public"."cylinder_age"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_specimen" ADD CONSTRAINT "cylinder_specimen_age_id_cylinder_age_id_fk" FOREIGN KEY ("age_id") REFERENCES "public"."cylinder_age"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_house_id_cylinder_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."cylinder_house"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cylinder_test" ADD CONSTRAINT "cylinder_test_concrete_pot_id_concrete_pot_id_fk" FOREIGN KEY ("concrete_pot_id") REFERENCES "public"."concrete_pot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixer_evaluation" ADD CONSTRAINT "mixer_evaluation_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixer_evaluation" ADD CONSTRAINT "mixer_evaluation_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixer_evaluation" ADD CONSTRAINT "mixer_evaluation_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_audit" ADD CONSTRAINT "plant_audit_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_weight" ADD CONSTRAINT "batch_weight_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_weight" ADD CONSTRAINT "batch_weight_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_associate_product" ADD CONSTRAINT "delivery_associate_product_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_associate_product" ADD CONSTRAINT "delivery_associate_product_associate_product_id_associate_product_id_fk" FOREIGN KEY ("associate_product_id") REFERENCES "public"."associate_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_merged_order_id_merged_order_id_fk" FOREIGN KEY ("merged_order_id") REFERENCES "public"."merged_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD CONSTRAINT "delivery_order_queue_item_id_queue_item_id_fk" FOREIGN KEY ("queue_item_id") REFERENCES "public"."queue_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_revision" ADD CONSTRAINT "delivery_revision_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emodification" ADD CONSTRAINT "emodification_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck_position" ADD CONSTRAINT "truck_position_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban" ADD CONSTRAINT "ban_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban" ADD CONSTRAINT "ban_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batching_plant" ADD CONSTRAINT "batching_plant_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_alt_truck_id_truck_id_fk" FOREIGN KEY ("alt_truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_main_plant_id_plant_id_fk" FOREIGN KEY ("main_plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_subcontractor_id_subcontractor_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_rest_reason_id_driver_rest_reason_id_fk" FOREIGN KEY ("rest_reason_id") REFERENCES "public"."driver_rest_reason"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_event" ADD CONSTRAINT "duty_event_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_group_project" ADD CONSTRAINT "fleet_group_project_fleet_group_id_fleet_group_id_fk" FOREIGN KEY ("fleet_group_id") REFERENCES "public"."fleet_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_group_truck" ADD CONSTRAINT "fleet_group_truck_fleet_group_id_fleet_group_id_fk" FOREIGN KEY ("fleet_group_id") REFERENCES "public"."fleet_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_group_truck" ADD CONSTRAINT "fleet_group_truck_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_optimization_configuration" ADD CONSTRAINT "fleet_optimization_configuration_fleet_group_id_fleet_group_id_fk" FOREIGN KEY ("fleet_group_id") REFERENCES "public"."fleet_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_assignee" ADD CONSTRAINT "pass_assignee_pass_id_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."pass"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_assignee" ADD CONSTRAINT "pass_assignee_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_assignee" ADD CONSTRAINT "pass_assignee_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant" ADD CONSTRAINT "plant_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pass" ADD CONSTRAINT "site_pass_pass_id_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."pass"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcontractor" ADD CONSTRAINT "subcontractor_owner_id_subcontractor_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."subcontractor_owner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck" ADD CONSTRAINT "truck_truck_type_id_truck_type_id_fk" FOREIGN KEY ("truck_type_id") REFERENCES "public"."truck_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck" ADD CONSTRAINT "truck_main_plant_id_plant_id_fk" FOREIGN KEY ("main_plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck" ADD CONSTRAINT "truck_subcontractor_id_subcontractor_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batching_plant_material" ADD CONSTRAINT "batching_plant_material_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batching_plant_material" ADD CONSTRAINT "batching_plant_material_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batching_plant_material" ADD CONSTRAINT "batching_plant_material_silo_id_silo_id_fk" FOREIGN KEY ("silo_id") REFERENCES "public"."silo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_order" ADD CONSTRAINT "material_order_silo_id_silo_id_fk" FOREIGN KEY ("silo_id") REFERENCES "public"."silo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_order" ADD CONSTRAINT "material_order_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_order" ADD CONSTRAINT "material_order_source_id_material_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."material_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_source" ADD CONSTRAINT "material_source_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silo" ADD CONSTRAINT "silo_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silo" ADD CONSTRAINT "silo_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silo" ADD CONSTRAINT "silo_source_id_material_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."material_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_silo_id_silo_id_fk" FOREIGN KEY ("silo_id") REFERENCES "public"."silo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tolerance_setting" ADD CONSTRAINT "tolerance_setting_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_mix_mapping" ADD CONSTRAINT "requisition_mix_mapping_requisition_id_requisition_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_mix_mapping" ADD CONSTRAINT "requisition_mix_mapping_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_test" ADD CONSTRAINT "requisition_test_requisition_id_requisition_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_test" ADD CONSTRAINT "requisition_test_raw_material_test_id_raw_material_test_id_fk" FOREIGN KEY ("raw_material_test_id") REFERENCES "public"."raw_material_test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_salesperson_id_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salesperson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_source_id_material_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."material_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carbon_config" ADD CONSTRAINT "carbon_config_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criteria_detail" ADD CONSTRAINT "criteria_detail_criteria_header_id_criteria_header_id_fk" FOREIGN KEY ("criteria_header_id") REFERENCES "public"."criteria_header"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mix_design_line" ADD CONSTRAINT "mix_design_line_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mix_design_line" ADD CONSTRAINT "mix_design_line_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_mix_mapping" ADD CONSTRAINT "plant_mix_mapping_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_mix_mapping" ADD CONSTRAINT "plant_mix_mapping_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_mix_mapping" ADD CONSTRAINT "plant_mix_mapping_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_mix_mapping" ADD CONSTRAINT "project_mix_mapping_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_mix_mapping" ADD CONSTRAINT "project_mix_mapping_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_mix_mapping" ADD CONSTRAINT "project_mix_mapping_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plan_content" ADD CONSTRAINT "order_plan_content_plan_id_order_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."order_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plan" ADD CONSTRAINT "order_plan_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommender_parameter" ADD CONSTRAINT "recommender_parameter_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_quantity_config" ADD CONSTRAINT "booking_quantity_config_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capacity_profile" ADD CONSTRAINT "capacity_profile_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_associate_product" ADD CONSTRAINT "order_associate_product_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_associate_product" ADD CONSTRAINT "order_associate_product_material_id_associate_product_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."associate_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plant" ADD CONSTRAINT "order_plant_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plant" ADD CONSTRAINT "order_plant_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_truck" ADD CONSTRAINT "order_truck_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_truck" ADD CONSTRAINT "order_truck_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_purchase_order_id_purchase_order_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_truck_type_id_truck_type_id_fk" FOREIGN KEY ("truck_type_id") REFERENCES "public"."truck_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_structure_id_structure_id_fk" FOREIGN KEY ("structure_id") REFERENCES "public"."structure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_discharge_method_id_discharge_method_id_fk" FOREIGN KEY ("discharge_method_id") REFERENCES "public"."discharge_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_pump_id_pump_id_fk" FOREIGN KEY ("pump_id") REFERENCES "public"."pump"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_merged_order_id_merged_order_id_fk" FOREIGN KEY ("merged_order_id") REFERENCES "public"."merged_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payable_amount" ADD CONSTRAINT "payable_amount_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_eligibility" ADD CONSTRAINT "plant_eligibility_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_eligibility" ADD CONSTRAINT "plant_eligibility_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_eligibility" ADD CONSTRAINT "plant_eligibility_location_id_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."location"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_eligibility" ADD CONSTRAINT "plant_eligibility_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician_time_off" ADD CONSTRAINT "technician_time_off_technician_id_technician_id_fk" FOREIGN KEY ("technician_id") REFERENCES "public"."technician"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician" ADD CONSTRAINT "technician_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technician" ADD CONSTRAINT "technician_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "costing_ingredient" ADD CONSTRAINT "costing_ingredient_costing_id_costing_id_fk" FOREIGN KEY ("costing_id") REFERENCES "public"."costing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "costing_ingredient" ADD CONSTRAINT "costing_ingredient_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "costing" ADD CONSTRAINT "costing_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_category" ADD CONSTRAINT "customer_category_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_category" ADD CONSTRAINT "customer_category_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_contribution" ADD CONSTRAINT "margin_contribution_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD CONSTRAINT "price_adjustment_line_price_adjustment_id_price_adjustment_id_fk" FOREIGN KEY ("price_adjustment_id") REFERENCES "public"."price_adjustment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD CONSTRAINT "price_adjustment_line_product_price_id_product_price_id_fk" FOREIGN KEY ("product_price_id") REFERENCES "public"."product_price"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_adjustment" ADD CONSTRAINT "price_adjustment_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_category" ADD CONSTRAINT "price_category_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_category_discount" ADD CONSTRAINT "price_category_discount_price_category_id_price_category_id_fk" FOREIGN KEY ("price_category_id") REFERENCES "public"."price_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_line" ADD CONSTRAINT "price_list_line_price_list_id_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_line" ADD CONSTRAINT "price_list_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_line" ADD CONSTRAINT "pricing_line_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_line" ADD CONSTRAINT "pricing_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing" ADD CONSTRAINT "pricing_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing" ADD CONSTRAINT "pricing_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing" ADD CONSTRAINT "pricing_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_project_pricing_id_project_pricing_id_fk" FOREIGN KEY ("project_pricing_id") REFERENCES "public"."project_pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pricing" ADD CONSTRAINT "project_pricing_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pricing" ADD CONSTRAINT "project_pricing_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_plant_rejection" ADD CONSTRAINT "assignment_plant_rejection_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_plant_rejection" ADD CONSTRAINT "assignment_plant_rejection_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_truck_id_truck_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."truck"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip_queue_request" ADD CONSTRAINT "skip_queue_request_queue_item_id_queue_item_id_fk" FOREIGN KEY ("queue_item_id") REFERENCES "public"."queue_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_request_id_raw_test_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."raw_test_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_source_id_material_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."material_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_supplier_id_raw_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."raw_supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_sampler_id_raw_sampler_id_fk" FOREIGN KEY ("sampler_id") REFERENCES "public"."raw_sampler"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_tester_id_raw_tester_id_fk" FOREIGN KEY ("tester_id") REFERENCES "public"."raw_tester"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_material_test" ADD CONSTRAINT "raw_material_test_grading_specification_id_grading_specification_id_fk" FOREIGN KEY ("grading_specification_id") REFERENCES "public"."grading_specification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_test_request" ADD CONSTRAINT "raw_test_request_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_test_request" ADD CONSTRAINT "raw_test_request_source_id_material_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."material_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_test_request" ADD CONSTRAINT "raw_test_request_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_test_request" ADD CONSTRAINT "raw_test_request_supplier_id_raw_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."raw_supplier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_test_request" ADD CONSTRAINT "raw_test_request_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_test_request" ADD CONSTRAINT "raw_test_request_sampler_id_raw_sampler_id_fk" FOREIGN KEY ("sampler_id") REFERENCES "public"."raw_sampler"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_setting" ADD CONSTRAINT "list_setting_owner_id_portal_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_portal_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_draft_line_draft" ON "invoice_draft_line" USING btree ("draft_id","place");--> statement-breakpoint
CREATE INDEX "invoice_draft_line_do" ON "invoice_draft_line" USING btree ("delivery_order_id");--> statement-breakpoint
CREATE INDEX "invoice_draft_status" ON "invoice_draft" USING btree ("status","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_open_once" ON "invoice_draft" USING btree ("project_id","customer_id","from_date","to_date") WHERE status not in ('invoiced', 'withdrawn') and kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_note_once" ON "invoice_draft" USING btree ("credits_invoice_id","delivery_order_id") WHERE status not in ('invoiced', 'withdrawn') and kind <> 'invoice';--> statement-breakpoint
CREATE INDEX "invoice_date" ON "invoice" USING btree ("invoice_date","customer_id");--> statement-breakpoint
CREATE INDEX "invoice_export" ON "invoice" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "invoice_credits" ON "invoice" USING btree ("credits_invoice_id");--> statement-breakpoint
CREATE INDEX "contact_customer" ON "contact" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_salesperson_person" ON "customer_salesperson" USING btree ("salesperson_id");--> statement-breakpoint
CREATE INDEX "customer_name" ON "customer" USING btree ("customer_name");--> statement-breakpoint
CREATE INDEX "location_project" ON "location" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_of_customer" ON "project" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cylinder_age_planned" ON "cylinder_age" USING btree ("planned_on","status");--> statement-breakpoint
CREATE INDEX "cylinder_age_status" ON "cylinder_age" USING btree ("status","planned_on");--> statement-breakpoint
CREATE INDEX "cylinder_certificate_project" ON "cylinder_certificate" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cylinder_request_open_once" ON "cylinder_request" USING btree ("order_id","test_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "cylinder_request_status" ON "cylinder_request" USING btree ("status");--> statement-breakpoint
CREATE INDEX "cylinder_specimen_age" ON "cylinder_specimen" USING btree ("age_id");--> statement-breakpoint
CREATE INDEX "cylinder_test_cast" ON "cylinder_test" USING btree ("cast_on","plant_id");--> statement-breakpoint
CREATE INDEX "cylinder_test_project" ON "cylinder_test" USING btree ("project_id","cast_on");--> statement-breakpoint
CREATE INDEX "cylinder_test_customer" ON "cylinder_test" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cylinder_test_order" ON "cylinder_test" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cylinder_test_status" ON "cylinder_test" USING btree ("status","cast_on");--> statement-breakpoint
CREATE INDEX "mixer_evaluation_plant" ON "mixer_evaluation" USING btree ("plant_id","evaluated_on");--> statement-breakpoint
CREATE INDEX "plant_audit_plant" ON "plant_audit" USING btree ("plant_id","audit_on");--> statement-breakpoint
CREATE INDEX "delivery_associate_do" ON "delivery_associate_product" USING btree ("delivery_order_id");--> statement-breakpoint
CREATE INDEX "delivery_event_do" ON "delivery_event" USING btree ("delivery_order_id","at");--> statement-breakpoint
CREATE INDEX "delivery_order_newest" ON "delivery_order" USING btree ("do_date","id");--> statement-breakpoint
CREATE INDEX "delivery_order_day" ON "delivery_order" USING btree ("do_date","plant_id","status");--> statement-breakpoint
CREATE INDEX "delivery_order_status" ON "delivery_order" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "delivery_order_customer" ON "delivery_order" USING btree ("customer_id","do_date");--> statement-breakpoint
CREATE INDEX "delivery_order_project" ON "delivery_order" USING btree ("project_id","do_date");--> statement-breakpoint
CREATE INDEX "delivery_order_draft" ON "delivery_order" USING btree ("invoice_draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_order_truck_once" ON "delivery_order" USING btree ("truck_id") WHERE status in ('generated','loading','loaded','in_transit','on_site','pouring');--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_order_driver_once" ON "delivery_order" USING btree ("driver_id") WHERE status in ('generated','loading','loaded','in_transit','on_site','pouring');--> statement-breakpoint
CREATE INDEX "emodification_day" ON "emodification" USING btree ("submit_date","status");--> statement-breakpoint
CREATE UNIQUE INDEX "emodification_open_once" ON "emodification" USING btree ("delivery_order_id") WHERE status in ('submitted','approved_1','approved_2');--> statement-breakpoint
CREATE INDEX "fleet_action_newest" ON "fleet_action" USING btree ("at","id","plant_id");--> statement-breakpoint
CREATE INDEX "fleet_action_truck" ON "fleet_action" USING btree ("truck_id","at","id","plant_id");--> statement-breakpoint
CREATE INDEX "fleet_action_driver" ON "fleet_action" USING btree ("driver_id","at","id","plant_id");--> statement-breakpoint
CREATE INDEX "fleet_action_kind" ON "fleet_action" USING btree ("kind","at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"plant_id");--> statement-breakpoint
CREATE INDEX "fleet_action_plant" ON "fleet_action" USING btree ("plant_id","at","id");--> statement-breakpoint
CREATE INDEX "fleet_action_truck_no" ON "fleet_action" USING btree ("truck_no","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fleet_action_driver_name" ON "fleet_action" USING btree ("driver_name","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "truck_position_at" ON "truck_position" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ban_driver" ON "ban" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "ban_truck" ON "ban" USING btree ("truck_id");--> statement-breakpoint
CREATE INDEX "duty_event_driver" ON "duty_event" USING btree ("driver_id","at");--> statement-breakpoint
CREATE INDEX "fleet_group_project_project" ON "fleet_group_project" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_optimization_of_group" ON "fleet_optimization_configuration" USING btree (coalesce("fleet_group_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE active;--> statement-breakpoint
CREATE INDEX "attachment_of" ON "attachment" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_line_subject" ON "audit_line" USING btree ("subject","subject_id","seq");--> statement-breakpoint
CREATE INDEX "audit_line_actor" ON "audit_line" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_line_at" ON "audit_line" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_cause" ON "job" USING btree ("cause") WHERE cause is not null;--> statement-breakpoint
CREATE INDEX "job_status" ON "job" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "job_created_by" ON "job" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "material_order_silo" ON "material_order" USING btree ("silo_id","status");--> statement-breakpoint
CREATE INDEX "material_order_at" ON "material_order" USING btree ("expected_at");--> statement-breakpoint
CREATE INDEX "stock_entry_silo" ON "stock_entry" USING btree ("silo_id","at");--> statement-breakpoint
CREATE INDEX "stock_entry_do" ON "stock_entry" USING btree ("delivery_order_id");--> statement-breakpoint
CREATE INDEX "requisition_of_kind" ON "requisition" USING btree ("kind","status","needed_by");--> statement-breakpoint
CREATE INDEX "requisition_customer" ON "requisition" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_plan_day" ON "order_plan" USING btree ("order_date","region_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "order_plan_published_once" ON "order_plan" USING btree ("order_date","region_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "order_associate_order" ON "order_associate_product" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_plant_order" ON "order_plant" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_plant_plant" ON "order_plant" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "order_day" ON "order" USING btree ("order_date","region_id");--> statement-breakpoint
CREATE INDEX "order_project" ON "order" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "order_customer" ON "order" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_merged" ON "order" USING btree ("merged_order_id");--> statement-breakpoint
CREATE INDEX "pricing_project" ON "pricing" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_pricing_project" ON "project_pricing" USING btree ("project_id","effective_start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_item_truck_once" ON "queue_item" USING btree ("truck_id") WHERE status in ('joined','called','acknowledged','loading');--> statement-breakpoint
CREATE UNIQUE INDEX "queue_item_driver_once" ON "queue_item" USING btree ("driver_id") WHERE status in ('joined','called','acknowledged','loading');--> statement-breakpoint
CREATE INDEX "queue_item_plant" ON "queue_item" USING btree ("plant_id","status","rank_at");--> statement-breakpoint
CREATE INDEX "raw_material_test_of" ON "raw_material_test" USING btree ("material_id","test_type","sampled_on");--> statement-breakpoint
CREATE INDEX "raw_material_test_request" ON "raw_material_test" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "raw_test_request_due" ON "raw_test_request" USING btree ("status","due_on");--> statement-breakpoint
CREATE INDEX "raw_test_request_requisition" ON "raw_test_request" USING btree ("requisition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_setting_list" ON "list_setting" USING btree ("owner_id","list");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("owner_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_list" ON "saved_view" USING btree ("list");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_user_username" ON "portal_user" USING btree (lower("username"));