CREATE TABLE "repricing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"repricing_no" text NOT NULL,
	"project_id" uuid NOT NULL,
	"pricing_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	"prices" jsonb NOT NULL,
	"loads" jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "repricing_repricingNo_unique" UNIQUE("repricing_no"),
	CONSTRAINT "repricing_days" CHECK ("repricing"."to_date" >= "repricing"."from_date")
);
--> statement-breakpoint
ALTER TABLE "repricing" ADD CONSTRAINT "repricing_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repricing" ADD CONSTRAINT "repricing_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repricing_project" ON "repricing" USING btree ("project_id","from_date");