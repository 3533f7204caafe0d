CREATE TABLE "notification_progress" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"owner_id" uuid NOT NULL,
	"channels" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"digest_at" text,
	"digested_on" date,
	CONSTRAINT "notification_setting_ownerId_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"title" text NOT NULL,
	"detail" text,
	"read_at" timestamp with time zone,
	"mail" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_watch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"owner_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_owner_id_portal_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_portal_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_watch" ADD CONSTRAINT "record_watch_owner_id_portal_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("person_id","seq");--> statement-breakpoint
CREATE INDEX "notification_person" ON "notification" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("person_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_to_mail" ON "notification" USING btree ("person_id") WHERE "notification"."mail" and "notification"."mailed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "record_watch_once" ON "record_watch" USING btree ("subject","subject_id","owner_id");--> statement-breakpoint
CREATE INDEX "record_watch_owner" ON "record_watch" USING btree ("owner_id");