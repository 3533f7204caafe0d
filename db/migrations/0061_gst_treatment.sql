CREATE TABLE "agreed_gst_treatment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"customer_id" uuid,
	"project_id" uuid,
	"gst_code" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"reason" text NOT NULL,
	"evidence" text,
	CONSTRAINT "agreed_gst_treatment_party" CHECK (num_nonnulls("agreed_gst_treatment"."customer_id", "agreed_gst_treatment"."project_id") = 1),
	CONSTRAINT "agreed_gst_treatment_days" CHECK (("agreed_gst_treatment"."to_date" is null or "agreed_gst_treatment"."to_date" >= "agreed_gst_treatment"."from_date"))
);
--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "gst_code" text;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD COLUMN "gst_code" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "gst_source" text;--> statement-breakpoint
ALTER TABLE "agreed_gst_treatment" ADD CONSTRAINT "agreed_gst_treatment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_gst_treatment" ADD CONSTRAINT "agreed_gst_treatment_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreed_gst_treatment_customer" ON "agreed_gst_treatment" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "agreed_gst_treatment_project" ON "agreed_gst_treatment" USING btree ("project_id");--> statement-breakpoint
-- A customer and a project each have one treatment on a day, whoever writes it and however. Bills from before keep what they were
-- billed with: without a code a line is standard-rated, and zero-rated where its rate is nothing.
alter table agreed_gst_treatment add constraint agreed_gst_treatment_once exclude using gist (
  coalesce(project_id, customer_id) with =,
  daterange(from_date, to_date, '[]') with &&
);
