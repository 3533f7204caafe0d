CREATE TABLE "mix_submittal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"submittal_no" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"project_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"mix_design_id" uuid NOT NULL,
	"plant_id" uuid NOT NULL,
	"exposure_classes" text[] DEFAULT '{}' NOT NULL,
	"remarks" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"prepared_by_name" text NOT NULL,
	"content" jsonb,
	"sent_at" timestamp with time zone,
	"sent_by_name" text,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"answered_on" date,
	"answered_by_name" text,
	"answered_by_position" text,
	"answer_reference" text,
	"answer_comments" text,
	"answer_recorded_by_name" text,
	"valid_until" date,
	CONSTRAINT "mix_submittal_revision_once" UNIQUE("submittal_no","revision")
);
--> statement-breakpoint
ALTER TABLE "project_mix_mapping" ADD COLUMN "agreed_before" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mix_submittal" ADD CONSTRAINT "mix_submittal_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mix_submittal" ADD CONSTRAINT "mix_submittal_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mix_submittal" ADD CONSTRAINT "mix_submittal_mix_design_id_mix_design_id_fk" FOREIGN KEY ("mix_design_id") REFERENCES "public"."mix_design"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mix_submittal" ADD CONSTRAINT "mix_submittal_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mix_submittal_agreement" ON "mix_submittal" USING btree ("project_id","product_id","mix_design_id");--> statement-breakpoint
CREATE INDEX "mix_submittal_mix" ON "mix_submittal" USING btree ("mix_design_id");--> statement-breakpoint
-- What projects are supplied with was agreed to before submittals were kept here.
UPDATE "project_mix_mapping" SET "agreed_before" = true WHERE "active";
