CREATE TABLE "pour_passport" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"passport_no" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"project_id" uuid NOT NULL,
	"order_id" uuid,
	"status" text DEFAULT 'issued' NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by_name" text NOT NULL,
	CONSTRAINT "pour_passport_revision_once" UNIQUE("passport_no","revision")
);
--> statement-breakpoint
ALTER TABLE "pour_passport" ADD CONSTRAINT "pour_passport_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pour_passport" ADD CONSTRAINT "pour_passport_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pour_passport_of" ON "pour_passport" USING btree ("project_id","order_id");